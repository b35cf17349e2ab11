import { useId, type ReactNode } from 'react';

import type { PortError } from '../../../runtime/ports/index.ts';
import { ContentFailure } from './ContentFailure.tsx';

import './figures.css';

export interface ContentFrameProps {
  title?: string | undefined;
  tools?: ReactNode;
  /** The height of the content in pixels, reserved while it loads. */
  height: number;
  plain?: boolean | undefined;
  isLoading: boolean;
  error: PortError | undefined;
  onRetry: () => void;
  /** Undefined while there is nothing to show yet. */
  children: ReactNode;
}

/**
 * Content of a page under its title: a skeleton while it loads, the failure with a retry, or the content; while it is
 * reloaded the old content stays, dimmed.
 */
export function ContentFrame(props: ContentFrameProps) {
  const { title, tools, height, plain, isLoading, error, onRetry, children } = props;
  const id = useId();
  const isWaiting = isLoading && (children === undefined || error !== undefined);
  return (
    <section
      className="pw-content-frame"
      data-frame={plain ? undefined : true}
      aria-labelledby={title ? id : undefined}
      aria-busy={isLoading}
    >
      {(title || tools) && (
        <header className="pw-content-head">
          {title && (
            <h3 id={id} title={title}>
              {title}
            </h3>
          )}
          {tools && <div className="pw-content-tools">{tools}</div>}
        </header>
      )}
      <div
        className="pw-content-body"
        data-stale={(isLoading && !isWaiting) || undefined}
        style={{ minHeight: height }}
      >
        {isWaiting ? (
          <div className="pw-content-waits" style={{ height }} />
        ) : error ? (
          <ContentFailure error={error} height={height} onRetry={onRetry} />
        ) : (
          children
        )}
      </div>
    </section>
  );
}
