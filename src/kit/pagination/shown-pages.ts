const beside = 2;

/**
 * Returns the page numbers of a pagination: the first, the last, those around `page`, and `back` or `on` where more
 * than one is left out. Up to seven pages are all shown.
 */
export function shownPages(page: number, count: number): (number | 'back' | 'on')[] {
  if (count <= 3 + 2 * beside) return range(1, count);
  const from = Math.max(1, count - page <= beside ? count - 2 * beside : page - beside);
  const to = Math.min(count, page - 1 <= beside ? 1 + 2 * beside : page + beside);
  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? (['back'] as const) : []),
    ...range(from, to),
    ...(to < count - 1 ? (['on'] as const) : []),
    ...(to < count ? [count] : []),
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
