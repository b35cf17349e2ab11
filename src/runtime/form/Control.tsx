import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';

import { type WidgetDefinition, useRuntime } from '../registry/index.ts';
import { focusable } from './focus-control.ts';

/** What woke a widget for which a stand-in was drawn; it stays awake. */
type Waking = 'at-once' | 'pointer' | 'focus';

/**
 * A field's widget. Where its definition has a stand-in, that is drawn until a pointer or the focus reaches it, so that
 * a form is there at once, the first one and one of a thousand fields. The widget takes over within the same event: the click and the first key
 * are its own.
 */
export function Control({ definition, props }: { definition: WidgetDefinition; props: Record<string, unknown> }) {
  const { Skeleton } = useRuntime().registry.views;
  const { standIn, component: Widget } = definition;
  const look = !props.readOnly && !props.autoFocus ? standIn?.(props) : undefined;
  const [waking, setWaking] = useState<Waking | undefined>(look === undefined ? 'at-once' : undefined);
  const typed = useRef<string>(undefined);
  const asleep = look !== undefined && (
    <Asleep isOff={props.disabled === true} onWake={setWaking} onType={(text) => (typed.current = text)}>
      {look}
    </Asleep>
  );
  if (asleep && !waking) return asleep;
  return (
    <Suspense fallback={asleep || <Skeleton shape="control" />}>
      <Widget {...props} />
      {waking === 'focus' && <Woken id={String(props.id)} typed={typed} />}
    </Suspense>
  );
}

function Asleep(around: {
  isOff: boolean;
  onWake: (waking: Waking) => void;
  onType: (text: string) => void;
  children: ReactNode;
}) {
  const { isOff, onWake, onType, children } = around;
  return (
    <div
      style={{ display: 'contents' }}
      onPointerDownCapture={() => !isOff && onWake('pointer')}
      onFocusCapture={() => onWake('focus')}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) onType(target.value);
      }}
    >
      {children}
    </div>
  );
}

/** Hands the focus, and what was typed before the widget was there, to the widget. */
function Woken({ id, typed }: { id: string; typed: RefObject<string | undefined> }) {
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    control?.focus();
    if (typed.current !== undefined && control instanceof HTMLInputElement) type(control, typed.current);
  }, [id, typed]);
  return null;
}

/** As if a person had typed it: React hears of a value that was set past it. */
function type(control: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
