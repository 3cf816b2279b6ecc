/**
 * Which options of ours npm kept for itself, because they were typed before a `--` or without one. It hands
 * them on in the environment alone, as `npm_config_dry_run`; a command that does not look there would do
 * what nobody asked for.
 */
export function takenByNpm(options: readonly string[], env: NodeJS.ProcessEnv): readonly string[] {
  return options.filter((option) => `npm_config_${option.replaceAll('-', '_')}` in env)
}
