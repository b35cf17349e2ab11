import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import Modal from 'antd/es/modal/Modal';
import { Suspense, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';

import { lazyComponent } from '../../runtime/registry/index.ts';
import { say } from '../../schema/locale/index.ts';
import { Button } from '../controls/button/index.ts';
import { InDialogContext, useIsLow, useIsPhone } from '../states/index.ts';

import './dialog-frame.css';

import { hasHangingFloat, hasHangingMenu } from './hanging-float.ts';

const DrawerFrame = lazyComponent(async () => (await import('./DrawerFrame.tsx')).DrawerFrame);

/** Where a dialog stands in its tab's stack. */
export interface DialogPlace {
  owner: string;
  isTop: boolean;
  /** The dialog has closed and its focus is back where it came from: it may be taken off the stack. */
  onGone: () => void;
  /** Whether its frame was seen before its code was here: it does not move in then. */
  isShown?: () => boolean;
}

/**
 * The common frame: a modal that a click outside does not close, full screen on a phone, upright or on its side.
 * Escape reaches the top one only.
 */
export function DialogFrame(props: {
  title: ReactNode;
  open: boolean;
  /** Pixels, or a share such as `60%`. */
  width: number | string;
  place: DialogPlace;
  onCancel: () => void;
  /** It has opened, and taken the focus. */
  onOpened?: () => void;
  /** A `DialogBody` and a `DialogFooter`. */
  children: ReactNode;
  /** Stays a box in the middle on a phone too. */
  small?: boolean;
  /** It takes nearly all the height that there is: what scrolls inside needs it. */
  tall?: boolean;
  /** A button beside the title makes it fill the window. */
  fullScreen?: boolean;
  placement?: 'modal' | 'drawer';
}) {
  const { title, open, width, place, onCancel, onOpened, small, tall, fullScreen, placement } = props;
  const [isEnlarged, setEnlarged] = useState(false);
  const [isPhone, isLow] = [useIsPhone(), useIsLow()];
  const wasHidden = useWasHidden();
  const [isShown] = useState(() => place.isShown?.() === true);
  const isFull = ((isPhone || isLow) && !small) || isEnlarged;
  const enlarge = fullScreen && !isPhone && !isLow && (
    <Button
      type="text"
      size="small"
      className="pw-dialog-enlarge"
      aria-label={isEnlarged ? say('退出全屏') : say('全屏')}
      icon={isEnlarged ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      onClick={() => setEnlarged(!isEnlarged)}
    />
  );
  const children = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what hangs from a field closes before the dialog
    <div style={{ display: 'contents' }} onKeyDown={keepFromDialog}>
      <InDialogContext value>{props.children}</InDialogContext>
    </div>
  );
  if (placement === 'drawer') {
    return (
      <Suspense fallback={null}>
        <DrawerFrame
          title={title}
          extra={enlarge}
          open={open}
          width={isFull ? '100vw' : width}
          keyboard={place.isTop}
          onClose={onCancel}
          afterOpenChange={(isOpen) => (isOpen ? onOpened?.() : place.onGone())}
        >
          {children}
        </DrawerFrame>
      </Suspense>
    );
  }
  return (
    <Modal
      title={title}
      open={open}
      width={isFull ? '100vw' : width}
      className={`pw-dialog${isFull ? ' pw-dialog-full' : tall ? ' pw-dialog-tall' : ''}`}
      maskClosable={false}
      keyboard={place.isTop}
      closable={{ 'aria-label': say('关闭') }}
      onCancel={onCancel}
      {...((wasHidden || isShown) && { transitionName: '', maskTransitionName: '' })}
      afterClose={place.onGone}
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      footer={null}
    >
      {enlarge}
      {children}
    </Modal>
  );
}

/** What hangs open in the dialog closes by Escape, and the dialog stays. */
function keepFromDialog(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const isMenu = hasHangingMenu();
  if (isMenu || hasHangingFloat()) event.stopPropagation();
  if (isMenu) window.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 }));
}

/**
 * Whether the tab was hidden since. Activity takes the listeners of animations away, and rc-motion does not put them back:
 * an animation would never end, and the closed dialog would lie over the page unseen.
 */
function useWasHidden(): boolean {
  const [wasHidden, setWasHidden] = useState(false);
  useLayoutEffect(() => () => setWasHidden(true), []);
  return wasHidden;
}

/** What scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="pw-dialog-body">{children}</div>;
}

/** The buttons, always in sight; the primary one is the last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="pw-dialog-footer">{children}</div>;
}
