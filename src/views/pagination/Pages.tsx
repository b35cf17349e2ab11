import { Pagination } from 'antd';
import { memo } from 'react';

import { useIsPhone } from '../states/index.ts';

export interface PagesProps {
  /** Accessible name. */
  label: string;
  page: number;
  pageSize: number;
  sizes: readonly number[];
  total: number;
  /** The total is an estimate. */
  isEstimated?: boolean;
  isSmall?: boolean;
  className: string;
  onPage: (page: number, pageSize: number) => void;
}

/** The pages of a table: total, sizes and quick jumper; simple on a phone. `onPage` must be stable. */
export const Pages = memo(function Pages(props: PagesProps) {
  const { label, page, pageSize, sizes, total, isEstimated = false, isSmall = false, className, onPage } = props;
  const isPhone = useIsPhone();
  return (
    <nav className={className} aria-label={label}>
      <Pagination
        {...(isSmall && { size: 'small' })}
        current={page}
        pageSize={pageSize}
        total={total}
        pageSizeOptions={sizes.map(String)}
        showSizeChanger={!isPhone}
        showQuickJumper={!isPhone}
        showTotal={(count) => `共${isEstimated ? '约' : ''}${count}条`}
        simple={isPhone}
        onChange={onPage}
      />
    </nav>
  );
});
