import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';

import { isLoaded, preload, type WidgetDefinition, useRuntime } from '../registry/index.ts';
import { focusable } from './focus-control.ts';

/** What woke a widget for which a stand-in was drawn; it stays awake. */
type Waking = 'at-once' | 'pointer' | 'focus';

/** What a person did with a stand-in before its widget was there. */
interface Meanwhile {
  typed?: string;
  opened?: boolean;
}

/**
 * A field's widget. Where its definition has a stand-in, that is drawn until a pointer or the focus reaches it, so that
 * a form is there at once, the first one and one of a thousand fields. The widget takes over within the same event: the
 * click and the first key are its own. Where its code is not here yet, the stand-in keeps the focus until it is, and what
 * was typed or opened in it is handed on.
 */
export function Control({ definition, props }: { definition: WidgetDefinition; props: Record<string, unknown> }) {
  const { Skeleton } = useRuntime().registry.views;
  const { standIn, component: Widget } = definition;
  const look = !props.readOnly && !props.autoFocus ? standIn?.(props) : undefined;
  const [waking, setWaking] = useState<Waking | undefined>(look === undefined ? 'at-once' : undefined);
  const meanwhile = useRef<Meanwhile>({});
  const wake = (by: Waking, standing: Element) => {
    if (isLoaded(Widget)) {
      meanwhile.current.opened = false;
      return setWaking(by);
    }
    const take = () => setWaking((now) => now ?? (standing.contains(document.activeElement) ? 'focus' : 'at-once'));
    return void preload(Widget).then(take, take);
  };
  if (look !== undefined && !waking) {
    return (
      <Asleep
        isOff={props.disabled === true}
        onWake={wake}
        onMeanwhile={(done) => void Object.assign(meanwhile.current, done)}
      >
        {look}
      </Asleep>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <Widget {...props} />
      {waking === 'focus' && <Woken id={String(props.id)} meanwhile={meanwhile} />}
    </Suspense>
  );
}

function Asleep(around: {
  isOff: boolean;
  onWake: (waking: Waking, standing: Element) => void;
  onMeanwhile: (done: Meanwhile) => void;
  children: ReactNode;
}) {
  const { isOff, onWake, onMeanwhile, children } = around;
  return (
    <div
      style={{ display: 'contents' }}
      onPointerDownCapture={({ currentTarget }) => !isOff && onWake('pointer', currentTarget)}
      onFocusCapture={({ currentTarget }) => onWake('focus', currentTarget)}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) onMeanwhile({ typed: typedInto(target) });
      }}
      onClickCapture={() => onMeanwhile({ opened: true })}
      onKeyDownCapture={({ key, target }) => {
        const opens = key === 'ArrowDown' || (key === 'Enter' && target instanceof HTMLInputElement);
        if (opens) onMeanwhile({ opened: true });
      }}
    >
      {children}
    </div>
  );
}

/** What was typed: a list is searched by that alone, a text goes on from what stood there. */
function typedInto({ value, defaultValue, role }: HTMLInputElement): string {
  return role === 'combobox' && value.startsWith(defaultValue) ? value.slice(defaultValue.length) : value;
}

/** Hands the focus, and what was done before the widget was there, to the widget. */
function Woken({ id, meanwhile }: { id: string; meanwhile: RefObject<Meanwhile> }) {
  useLayoutEffect(() => {
    const { typed, opened } = meanwhile.current;
    const element = document.getElementById(id);
    const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    control?.focus();
    if (typed !== undefined && control instanceof HTMLInputElement) type(control, typed);
    else if (opened && control) press(control);
  }, [id, meanwhile]);
  return null;
}

/** As if a person had pressed it: lists open by the first half of a press, dialogs by the whole. */
function press(control: HTMLElement): void {
  for (const half of ['mousedown', 'mouseup']) {
    control.dispatchEvent(new MouseEvent(half, { bubbles: true, cancelable: true }));
  }
  control.click();
}

/** As if a person had typed it: React hears of a value that was set past it. */
function type(control: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
