import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../../kit/feedback/index.ts';
import { useViewVariables } from '../../../../kit/states/index.ts';
import { say } from '../../../../locale/index.ts';
import { besideRow, type Placement } from './beside-row.ts';

/** The row may not be rendered yet: the lookup is repeated in the next frames. */
const mostRetries = 3;

/** A popover next to a row of a table, nearly as wide as the table, until a press outside or Escape. */
export function DetailsPopover(props: {
  table: RefObject<HTMLElement | null>;
  rowKey: string;
  title: string;
  onClose: () => void;
  /** Called if it closes with the focus inside. */
  onLeft: () => void;
  children: ReactNode;
}) {
  const { table, rowKey, title, onClose, onLeft, children } = props;
  const { message } = useFeedback();
  const panel = useRef<HTMLElement>(null);
  const [placement, setPlacement] = useState<Placement>();

  useLayoutEffect(() => {
    let frame = 0;
    const place = (retries: number) => {
      const row = table.current?.querySelector(`[data-row="${CSS.escape(rowKey)}"]`);
      if (row && table.current) {
        setPlacement(besideRow(row.getBoundingClientRect(), table.current.getBoundingClientRect(), window.innerHeight));
      } else if (retries >= mostRetries) {
        message.error('sub-table failed');
        onClose();
      } else frame = requestAnimationFrame(() => place(retries + 1));
    };
    place(0);
    return () => cancelAnimationFrame(frame);
  }, [table, rowKey, message, onClose]);

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const isOver =
        target instanceof Element && target.closest('.pw-edit-popover, .ant-modal-root, [class*="-dropdown"]');
      if (!isOver) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('mousedown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('mousedown', press);
      document.removeEventListener('keydown', key);
    };
  }, [onClose]);
  const isPlaced = placement !== undefined;
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (!isPlaced) return undefined;
    const own = panel.current;
    own?.focus();
    return () => {
      if (document.activeElement === document.body || own?.contains(document.activeElement)) left.current();
    };
  }, [isPlaced]);

  const style = useViewVariables();
  if (!placement) return null;
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="pw-edit-popover"
      style={{ ...style, ...placement }}
    >
      <header className="pw-edit-popover-head">
        <strong>{title}</strong>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={say('关闭')}
          onClick={onClose}
        />
      </header>
      {children}
    </section>,
    document.body,
  );
}
