/** How large a gated document may be (docs/security.md, The gate). */
export const gateLimits = { depth: 30, nodes: 2_000, text: 5_000 } as const;
