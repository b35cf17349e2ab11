import type { Query } from './route.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/** Which page of a list is asked for: the first of ten rows unless said otherwise, at most 1,000. */
export function readPage({ pageNo, pageSize }: Query): Page {
  const number = (text: string | undefined, initial: number): number => {
    const value = Number(text ?? '');
    return Number.isInteger(value) && value > 0 ? value : initial;
  };
  return { pageNo: Math.min(number(pageNo, 1), 1_000_000), pageSize: Math.min(number(pageSize, 10), 1_000) };
}

/** A page of a list in JeecgBoot's format. */
export function pageOf<Row>(records: Row[], total: number, { pageNo, pageSize }: Page) {
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}
