/** A layer of a network: it keeps what it saw last, to learn from it. */
export interface Layer {
  forward(seen: Float64Array): Float64Array
  /** Takes how much each answer was too high, and gives the same of what was seen. */
  backward(tooHigh: Float64Array): Float64Array
  /** Does what was learnt since the last time. */
  step(rate: number, count: number): void
}

export interface PlaneShape {
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** Looks through windows of 3 × 3 at every other place; negative answers become 0. */
export function windows(from: PlaneShape, depth: number): { layer: Layer; shape: PlaneShape } {
  const shape = { width: Math.ceil(from.width / 2), height: Math.ceil(from.height / 2), depth }
  const size = 9 * from.depth
  const weights = learntNumbers(depth * size, Math.sqrt(2 / size))
  const biases = learntNumbers(depth, 0)
  const [seenWindow, highs] = [new Float64Array(size), new Float64Array(size)]
  const places: Int32Array[] = []
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) places.push(Int32Array.from(placesOf(2 * x, 2 * y, from)))
  }
  const [weight, slopes] = [weights.values, weights.slopes]
  let seen: Float64Array = new Float64Array()
  let answers: Float64Array = seen

  const layer: Layer = {
    forward(given) {
      seen = given
      answers = new Float64Array(places.length * depth)
      for (let at = 0; at < places.length; at++) {
        const window = places[at] as Int32Array
        look(window)
        // Four at a time, for a sum waits for itself.
        for (let out = 0; out < depth; out += 4) {
          const row = out * size
          let one = biases.values[out] as number
          let two = biases.values[out + 1] as number
          let three = biases.values[out + 2] as number
          let four = biases.values[out + 3] as number
          for (let each = 0; each < size; each++) {
            const value = seenWindow[each] as number
            one += (weight[row + each] as number) * value
            two += (weight[row + size + each] as number) * value
            three += (weight[row + 2 * size + each] as number) * value
            four += (weight[row + 3 * size + each] as number) * value
          }
          const place = at * depth + out
          answers[place] = Math.max(0, one)
          answers[place + 1] = Math.max(0, two)
          answers[place + 2] = Math.max(0, three)
          answers[place + 3] = Math.max(0, four)
        }
      }
      return answers
    },
    backward(tooHigh) {
      const before = new Float64Array(seen.length)
      for (let at = 0; at < places.length; at++) {
        const window = places[at] as Int32Array
        look(window)
        highs.fill(0)
        for (let out = 0; out < depth; out++) {
          const high = tooHigh[at * depth + out] as number
          if (high === 0 || answers[at * depth + out] === 0) continue
          biases.slopes[out] = (biases.slopes[out] as number) + high
          const row = out * size
          for (let each = 0; each < size; each++) {
            slopes[row + each] =
              (slopes[row + each] as number) + high * (seenWindow[each] as number)
            highs[each] = (highs[each] as number) + high * (weight[row + each] as number)
          }
        }
        for (let each = 0; each < size; each++) {
          const place = window[each] as number
          if (place >= 0) before[place] = (before[place] as number) + (highs[each] as number)
        }
      }
      return before
    },
    step(rate, count) {
      weights.step(rate, count)
      biases.step(rate, count)
    },
  }
  return { layer, shape }

  function look(window: Int32Array) {
    for (let each = 0; each < size; each++) {
      const place = window[each] as number
      seenWindow[each] = place < 0 ? 0 : (seen[place] as number)
    }
  }
}

/** Everything with everything. */
export function everything(from: number, to: number): Layer {
  const weights = learntNumbers(from * to, Math.sqrt(1 / from))
  const biases = learntNumbers(to, 0)
  const [weight, slopes] = [weights.values, weights.slopes]
  let seen: Float64Array = new Float64Array()

  return {
    forward(given) {
      seen = given
      return Float64Array.from({ length: to }, (_, out) => {
        let sum = biases.values[out] as number
        for (let each = 0; each < from; each++) {
          sum += (weight[out * from + each] as number) * (seen[each] as number)
        }
        return sum
      })
    },
    backward(tooHigh) {
      const before = new Float64Array(from)
      for (let out = 0; out < to; out++) {
        const high = tooHigh[out] as number
        biases.slopes[out] = (biases.slopes[out] as number) + high
        for (let each = 0; each < from; each++) {
          const place = out * from + each
          slopes[place] = (slopes[place] as number) + high * (seen[each] as number)
          before[each] = (before[each] as number) + high * (weight[place] as number)
        }
      }
      return before
    },
    step(rate, count) {
      weights.step(rate, count)
      biases.step(rate, count)
    },
  }
}

/** Where the nine neighbours lie; -1 beyond the edge. */
function placesOf(x: number, y: number, { width, height, depth }: PlaneShape): number[] {
  const places: number[] = []
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const isIn = row >= 0 && row < height && column >= 0 && column < width
      for (let at = 0; at < depth; at++) {
        places.push(isIn ? (row * width + column) * depth + at : -1)
      }
    }
  }
  return places
}

/** Numbers that are learnt as Adam does it. */
function learntNumbers(length: number, spread: number) {
  const values = Float64Array.from({ length }, () => spread * 1.7 * (2 * Math.random() - 1))
  const slopes = new Float64Array(length)
  const means = new Float64Array(length)
  const squares = new Float64Array(length)
  return {
    values,
    slopes,
    step(rate: number, count: number) {
      for (let at = 0; at < length; at++) {
        const slope = (slopes[at] as number) / count
        means[at] = 0.9 * (means[at] as number) + 0.1 * slope
        squares[at] = 0.999 * (squares[at] as number) + 0.001 * slope * slope
        const by = (means[at] as number) / (Math.sqrt(squares[at] as number) + 1e-6)
        values[at] = (values[at] as number) - rate * by
        slopes[at] = 0
      }
    },
  }
}
