import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { isLoaded, preload, type WidgetDefinition, useRuntime } from '../../registry/index.ts';
import { focusable } from '../model/index.ts';
import { typeInto } from '../for-widgets/index.ts';

/** How a widget takes over from its stand-in: with the focus, or without where that has gone elsewhere. */
type Waking = 'at-once' | 'focus';

/** What a person did with a stand-in before its widget was there. */
interface Meanwhile {
  typed?: string;
  opened?: boolean;
  /** What the button in it is called that was pressed beside the control itself. */
  button?: string;
}

/**
 * A field's widget. Where its definition has a stand-in, that is drawn until a press or the focus reaches it, so that a
 * form is there at once, the first one and one of a thousand fields. The widget takes over within the event or, where its
 * code is not here yet, as soon as it is; what was pressed or typed in the stand-in is handed on.
 */
export function Control({ definition, props }: { definition: WidgetDefinition; props: Record<string, unknown> }) {
  const { Skeleton } = useRuntime().registry.views;
  const { standIn, component: Widget } = definition;
  const look = !props.readOnly && !props.autoFocus ? standIn?.(props) : undefined;
  const [waking, setWaking] = useState<Waking | undefined>(look === undefined ? 'at-once' : undefined);
  const meanwhile = useRef<Meanwhile>({});
  const handOn = useCallback(() => {
    const done = meanwhile.current;
    meanwhile.current = {};
    return done;
  }, []);
  const wake = (standing: Element) => {
    if (isLoaded(Widget)) return setWaking('focus');
    const take = () => setWaking((now) => now ?? (standing.contains(document.activeElement) ? 'focus' : 'at-once'));
    return void preload(Widget).then(take, take);
  };
  if (look !== undefined && !waking) {
    return (
      <Asleep
        isOff={props.disabled === true}
        onNear={() => void preload(Widget)}
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
      {waking === 'focus' && <Woken id={String(props.id)} handOn={handOn} />}
    </Suspense>
  );
}

function Asleep(around: {
  isOff: boolean;
  onNear: () => void;
  onWake: (standing: Element) => void;
  onMeanwhile: (done: Meanwhile) => void;
  children: ReactNode;
}) {
  const { isOff, onNear, onWake, onMeanwhile, children } = around;
  // In the middle of a press the stand-in stays: a browser forgets a press whose element goes before it ends.
  const isPressed = useRef(false);
  const rouse = (standing: Element) => {
    isPressed.current = false;
    onWake(standing);
  };
  return (
    <div
      style={{ display: 'contents' }}
      onPointerDownCapture={() => {
        isPressed.current = true;
        if (!isOff) onNear();
      }}
      onPointerCancelCapture={() => void (isPressed.current = false)}
      onBlurCapture={() => void (isPressed.current = false)}
      onFocusCapture={({ currentTarget }) => !isPressed.current && onWake(currentTarget)}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) onMeanwhile({ typed: typedInto(target) });
      }}
      onClickCapture={({ currentTarget, target }) => {
        if (isOff) return;
        onMeanwhile({ opened: true, ...pressedIn(target) });
        currentTarget.querySelector<HTMLElement>(focusable)?.focus();
        rouse(currentTarget);
      }}
      onKeyDownCapture={({ key, target, currentTarget }) => {
        const opens = key === 'ArrowDown' || (key === 'Enter' && target instanceof HTMLInputElement);
        if (opens) onMeanwhile({ opened: true });
        if (isPressed.current) rouse(currentTarget);
      }}
    >
      {children}
    </div>
  );
}

/** The button beside the control, as the one that empties it. */
function pressedIn(target: EventTarget): Meanwhile {
  const button = target instanceof Element ? target.closest('button[aria-label]:not([role])') : null;
  const name = button?.getAttribute('aria-label');
  return name ? { button: name } : {};
}

/** What was typed: a list is searched by that alone, a text goes on from what stood there. */
function typedInto({ value, defaultValue, role }: HTMLInputElement): string {
  return role === 'combobox' && value.startsWith(defaultValue) ? value.slice(defaultValue.length) : value;
}

/** Hands the focus, and what was done before the widget was there, to the widget. */
function Woken({ id, handOn }: { id: string; handOn: () => Meanwhile }) {
  useLayoutEffect(() => {
    const { typed, opened, button } = handOn();
    const element = document.getElementById(id);
    const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    control?.focus();
    if (typed !== undefined && control instanceof HTMLInputElement) typeInto(control, typed);
    // Calendars do not hear of a press before they are drawn to the end.
    else if (opened && control) queueMicrotask(() => press(besideOf(control, button) ?? control));
  }, [id, handOn]);
  return null;
}

/** The button of that name that belongs to the control. */
function besideOf(control: HTMLElement, name: string | undefined): HTMLElement | null | undefined {
  return name === undefined ? undefined : control.parentElement?.querySelector(`button[aria-label="${name}"]`);
}

/** As if a person had pressed it: lists open by the first half of a press, dialogs by the whole. */
function press(control: HTMLElement): void {
  for (const half of ['mousedown', 'mouseup']) {
    control.dispatchEvent(new MouseEvent(half, { bubbles: true, cancelable: true }));
  }
  control.click();
}
