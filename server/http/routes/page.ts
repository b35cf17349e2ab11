import type { Query } from './route.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

const largest = 1_000;

/**
 * Reads the requested page of a query; by default the first one of ten rows. A negative size requests the largest page,
 * as in the lists of models.
 */
export function readPage({ pageNo, pageSize }: Query): Page {
  const number = (text: string | undefined, initial: number): number => {
    const value = Number(text ?? '');
    return Number.isInteger(value) && value !== 0 ? value : initial;
  };
  const size = number(pageSize, 10);
  return {
    pageNo: Math.min(Math.max(number(pageNo, 1), 1), 1_000_000),
    pageSize: size < 0 ? largest : Math.min(size, largest),
  };
}

export function pageOf<Row>(records: Row[], total: number, { pageNo, pageSize }: Page) {
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}
