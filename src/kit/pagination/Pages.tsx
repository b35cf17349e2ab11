import { DoubleLeftOutlined, DoubleRightOutlined, DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { memo, useState, type ReactNode } from 'react';

import { narrowed } from '../../engine/written/index.ts';
import { say } from '../../locale/index.ts';
import { MenuButton } from '../controls/menu-button/MenuButton.tsx';
import { useIsPhone } from '../states/index.ts';
import { shownPages } from './shown-pages.ts';

import '../tokens/tokens.css';
import './pagination.css';

export interface PagesProps {
  label: string;
  page: number;
  pageSize: number;
  sizes: readonly number[];
  total: number;
  isEstimated?: boolean;
  /** `true`: the total counts only the top level of a tree. */
  isTop?: boolean;
  isSmall?: boolean;
  className: string;
  onPage: (page: number, pageSize: number) => void;
}

/** The pagination of a table: total, sizes and quick jumper; simple on a phone. `onPage` must be stable. */
export const Pages = memo(function Pages(props: PagesProps) {
  const { label, page, pageSize, sizes, total, isSmall = false, className, onPage } = props;
  const isPhone = useIsPhone();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const go = (to: number) => {
    const next = Math.min(Math.max(1, to), count);
    if (next !== page) onPage(next, pageSize);
  };
  const resize = (size: number) => onPage(Math.min(page, Math.max(1, Math.ceil(total / size))), size);
  return (
    <nav className={className} aria-label={label}>
      <div className="pw-pages" data-small={isSmall || undefined}>
        <span className="pw-pages-total">{totalText(props)}</span>
        <Step title={say('上一页')} isOff={page <= 1} onPress={() => go(page - 1)}>
          <LeftOutlined aria-hidden />
        </Step>
        {isPhone ? (
          <span className="pw-pages-simple">
            <PageField label={say('页')} shown={String(page)} onGo={go} />
            <span aria-hidden="true">/</span>
            {count}
          </span>
        ) : (
          shownPages(page, count).map((shown) =>
            typeof shown === 'number' ? (
              <button
                key={shown}
                type="button"
                className="pw-pages-item"
                title={String(shown)}
                {...(shown === page && { 'aria-current': 'page' })}
                onClick={() => go(shown)}
              >
                {shown}
              </button>
            ) : (
              <Step
                key={shown}
                title={shown === 'back' ? say('向前 5 页') : say('向后 5 页')}
                isJump
                onPress={() => go(page + (shown === 'back' ? -5 : 5))}
              >
                {shown === 'back' ? <DoubleLeftOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
              </Step>
            ),
          )
        )}
        <Step title={say('下一页')} isOff={page >= count} onPress={() => go(page + 1)}>
          <RightOutlined aria-hidden />
        </Step>
        {!isPhone && (
          <>
            <MenuButton
              items={sizes.map((size) => ({ key: String(size), label: say('{size} 条/页', { size }) }))}
              chosen={String(pageSize)}
              onChoose={(size) => resize(Number(size))}
            >
              {(control) => (
                <button
                  type="button"
                  className="pw-pages-size"
                  title={say('{pageSize} 条/页', { pageSize })}
                  {...control}
                >
                  {pageSize}
                  {say(' 条/页')}
                  <DownOutlined aria-hidden />
                </button>
              )}
            </MenuButton>
            <span className="pw-pages-jump">
              {say('跳至')}
              <PageField label={say('页')} shown="" onGo={go} />
              {say('页')}
            </span>
          </>
        )}
      </div>
    </nav>
  );
});

/** Returns the sentence about the number of records, or about that of the top level of a tree. */
export function totalText({ total, isEstimated, isTop }: Pick<PagesProps, 'total' | 'isEstimated' | 'isTop'>): string {
  const values = { about: isEstimated ? say('约') : '', total };
  return isTop ? say('共{about}{total}条顶级记录', values) : say('共{about}{total}条', values);
}

function Step(props: { title: string; isOff?: boolean; isJump?: boolean; onPress: () => void; children: ReactNode }) {
  const { title, isOff = false, isJump, onPress, children } = props;
  return (
    <button
      type="button"
      className="pw-pages-item"
      data-jump={isJump || undefined}
      title={title}
      aria-label={title}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function PageField({ label, shown, onGo }: { label: string; shown: string; onGo: (page: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const page = Number(typed);
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== '' && Number.isInteger(page)) onGo(page);
  };
  return (
    <input
      className="pw-pages-field"
      aria-label={label}
      inputMode="numeric"
      value={typed ?? shown}
      onChange={({ target }) => setTyped(narrowed(target.value).replace(/\D/g, ''))}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
