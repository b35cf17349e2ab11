import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import Modal from 'antd/es/modal/Modal';
import { Suspense, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';

import { say } from '../../locale/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';
import { Button } from '../controls/button/Button.tsx';
import { InDialogContext, useIsLow, useIsPhone } from '../states/index.ts';

import './dialog-frame.css';

import { focusDialogBelow } from './focus-dialog-below.ts';
import { hasHangingFloat, hasHangingMenu } from './hanging-float.ts';

const DrawerFrame = lazyComponent(async () => (await import('./DrawerFrame.tsx')).DrawerFrame);

/** The position of a dialog in its tab's stack. */
export interface DialogPlace {
  owner: string;
  isTop: boolean;
  /** Called when the dialog has closed and its focus is restored: it can be removed from the stack. */
  onGone: () => void;
  /** Returns true if its frame was shown before its code was loaded; it then opens without an animation. */
  isShown?: () => boolean;
}

/**
 * The common frame: a modal that a click outside does not close, full screen on a phone in either orientation. Escape
 * reaches only the top one.
 */
export function DialogFrame(props: {
  title: ReactNode;
  open: boolean;
  /** Pixels, or a percentage such as `60%`. */
  width: number | string;
  place: DialogPlace;
  onCancel: () => void;
  onOpened?: () => void;
  children: ReactNode;
  small?: boolean;
  /** `true`: takes nearly all the available height, as scrolling content needs it. */
  tall?: boolean;
  fullScreen?: boolean;
  placement?: 'modal' | 'drawer';
}) {
  const { title, open, width, place, onCancel, onOpened, small, tall, fullScreen, placement } = props;
  const [isEnlarged, setEnlarged] = useState(false);
  const [isPhone, isLow] = [useIsPhone(), useIsLow()];
  const wasHidden = useWasHidden();
  const [isShown] = useState(() => place.isShown?.() === true);
  const onGone = (): void => {
    place.onGone();
    focusDialogBelow();
  };
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
          afterOpenChange={(isOpen) => (isOpen ? onOpened?.() : onGone())}
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
      afterClose={onGone}
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      footer={null}
    >
      {enlarge}
      {children}
    </Modal>
  );
}

/** Escape closes a menu or list that is open in the dialog, and not the dialog. */
function keepFromDialog(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const isMenu = hasHangingMenu();
  if (isMenu || hasHangingFloat()) event.stopPropagation();
  if (isMenu) window.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 }));
}

/**
 * Returns true once the tab was hidden. React's Activity removes the animation listeners, and rc-motion does not add
 * them again: an animation would never end, and the closed dialog would cover the page invisibly.
 */
function useWasHidden(): boolean {
  const [wasHidden, setWasHidden] = useState(false);
  useLayoutEffect(() => () => setWasHidden(true), []);
  return wasHidden;
}

/** The scrolling part of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="pw-dialog-body">{children}</div>;
}

/** The buttons of a dialog, always visible; the primary one is the last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="pw-dialog-footer">{children}</div>;
}
