/** Reports of figures; 出险报案 are reports of another kind. */
export const figuresPath = '/figures'
