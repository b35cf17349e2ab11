/** The size limits of a gated document (docs/security.md, The gate). */
export const gateLimits = { depth: 30, nodes: 2_000, text: 5_000 } as const;
