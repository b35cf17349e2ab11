import {
  createElement,
  Fragment,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { isEager, isLoaded, preload, useRuntime, useScope, type WidgetDefinition } from '../../registry/index.ts';
import { typeInto } from '../for-widgets/index.ts';
import { focusable } from '../model/index.ts';

/** The way a widget replaces its `standIn`: with the focus, or without it if the focus has moved on. */
type Activation = 'without-focus' | 'with-focus';

interface PendingInput {
  typed?: string;
  /** Id of the input that received the text: a control may have several. */
  into?: string;
  caret?: readonly [number | null, number | null];
  opened?: boolean;
  button?: string;
}

/**
 * Renders a field's widget. A definition with a `standIn` is activated lazily, to keep large forms fast: the `standIn` is
 * rendered until it is pressed or focused. The widget replaces it within that event, or once its code has loaded and no
 * input method is composing. The input so far is replayed in the widget, even if the focus has left it.
 */
export function Control(around: {
  definition: Pick<WidgetDefinition, 'component' | 'standIn'>;
  props: Record<string, unknown>;
}) {
  const { definition, props } = around;
  const { Skeleton } = useRuntime().registry.views;
  const Scope = useScope();
  const { standIn, component: Widget } = definition;
  const Around = isEager(Widget) ? Fragment : Scope;
  const look = !props.readOnly && !props.autoFocus ? standIn?.(props) : undefined;
  const [activation, setActivation] = useState<Activation | undefined>(
    look === undefined ? 'without-focus' : undefined,
  );
  const pendingInput = useRef<PendingInput>({});
  const takeInput = useCallback(() => {
    const done = pendingInput.current;
    pendingInput.current = {};
    return done;
  }, []);
  const isComposing = useRef(false);
  const activate = (element: Element) => {
    // While either of them is missing, nothing on the page handles typed text.
    const isReady = isLoaded(Widget) && isLoaded(Around);
    if (isReady && !isComposing.current) return setActivation('with-focus');
    const take = () => {
      // The composed text goes to the element in which the composition began; it is taken over when the composition
      // ends.
      if (isComposing.current) return;
      setActivation((now) => now ?? (element.contains(document.activeElement) ? 'with-focus' : 'without-focus'));
    };
    return void preloadAll([Widget, Around]).then(take, take);
  };
  if (look !== undefined && !activation) {
    return (
      <StandIn
        isOff={props.disabled === true}
        onNear={() => void preloadAll([Widget, Around])}
        onActivate={activate}
        onInput={(done) => void Object.assign(pendingInput.current, done)}
        onComposing={(element, isOn) => {
          isComposing.current = isOn;
          if (!isOn) activate(element);
        }}
      >
        {look}
      </StandIn>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      {createElement(Around, null, <Widget {...props} />)}
      {look !== undefined && activation && (
        <ActivatedWidget id={String(props.id)} hasFocus={activation === 'with-focus'} takeInput={takeInput} />
      )}
    </Suspense>
  );
}

async function preloadAll(components: readonly object[]): Promise<void> {
  await Promise.all(components.map(preload));
}

function StandIn(around: {
  isOff: boolean;
  onNear: () => void;
  onActivate: (element: Element) => void;
  onInput: (done: PendingInput) => void;
  onComposing: (element: Element, isOn: boolean) => void;
  children: ReactNode;
}) {
  const { isOff, onNear, onActivate, onInput, onComposing, children } = around;
  // The `standIn` remains until a press ends: the browser sends no click for an element that was removed meanwhile.
  const isPressed = useRef(false);
  const activateAfterPress = (element: Element) => {
    isPressed.current = false;
    onActivate(element);
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
      onFocusCapture={({ currentTarget }) => !isPressed.current && onActivate(currentTarget)}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) onInput(writtenIn(target));
      }}
      onSelectCapture={({ target }) => {
        if (target instanceof HTMLInputElement) onInput({ caret: caretOf(target) });
      }}
      onCompositionStartCapture={({ currentTarget }) => onComposing(currentTarget, true)}
      onCompositionEndCapture={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement) onInput(writtenIn(target));
        onComposing(currentTarget, false);
      }}
      onClickCapture={({ currentTarget, target }) => {
        if (isOff) return;
        onInput({ opened: true, ...pressedIn(target) });
        currentTarget.querySelector<HTMLElement>(focusable)?.focus();
        activateAfterPress(currentTarget);
      }}
      onKeyDownCapture={({ key, target, currentTarget }) => {
        const opens = key === 'ArrowDown' || (key === 'Enter' && target instanceof HTMLInputElement);
        if (opens) onInput({ opened: true });
        if (isPressed.current) activateAfterPress(currentTarget);
      }}
    >
      {children}
    </div>
  );
}

function pressedIn(target: EventTarget): PendingInput {
  const button = target instanceof Element ? target.closest('button[aria-label]:not([role])') : null;
  const name = button?.getAttribute('aria-label');
  return name ? { button: name } : {};
}

/**
 * Returns the typed text. For a combobox only the new part is its search text; for a text input it is the whole text.
 */
function typedInto({ value, defaultValue, role }: HTMLInputElement): string {
  return role === 'combobox' && value.startsWith(defaultValue) ? value.slice(defaultValue.length) : value;
}

function writtenIn(input: HTMLInputElement): PendingInput {
  return { typed: typedInto(input), into: input.id, caret: caretOf(input) };
}

/** Returns the selection, as offsets into the result of `typedInto`. */
function caretOf(input: HTMLInputElement): readonly [number | null, number | null] {
  const { selectionStart: from, selectionEnd: to, value } = input;
  const before = value.length - typedInto(input).length;
  return [from === null ? null : Math.max(0, from - before), to === null ? null : Math.max(0, to - before)];
}

/** Replays the pending input in the widget that replaced a `standIn`, and focuses it if the `standIn` had the focus. */
function ActivatedWidget(around: { id: string; hasFocus: boolean; takeInput: () => PendingInput }) {
  const { id, hasFocus, takeInput } = around;
  useLayoutEffect(() => {
    const { into = id, caret, opened, button, ...input } = takeInput();
    const left = document.getElementById(into);
    if (into !== id && input.typed !== undefined && left instanceof HTMLInputElement) typeAndLeave(left, input.typed);
    const typed = into === id ? input.typed : undefined;
    const element = document.getElementById(id);
    const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    if (!hasFocus) {
      if (typed !== undefined && control instanceof HTMLInputElement) typeAndLeave(control, typed);
      return;
    }
    control?.focus();
    // The browser selects the text of a field that is reached by Tab; its replacement must do the same.
    if (typed === undefined && !opened && control instanceof HTMLInputElement) control.select();
    if (typed !== undefined && control instanceof HTMLInputElement) {
      typeInto(control, typed);
      // React sets the text of the control once more.
      queueMicrotask(() => caret && control.value === typed && control.setSelectionRange(...caret));
    }
    // Calendars ignore a press until their first render is complete.
    else if (opened && control) queueMicrotask(() => press(buttonBeside(control, button) ?? control));
  }, [id, hasFocus, takeInput]);
  return null;
}

/** Simulates typing in a control and leaving it, without moving the focus, which is elsewhere by now. */
function typeAndLeave(control: HTMLInputElement, text: string): void {
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  typeInto(control, text);
  // The control has the typed text only after its next render.
  queueMicrotask(() => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

function buttonBeside(control: HTMLElement, name: string | undefined): HTMLElement | null | undefined {
  return name === undefined ? undefined : control.parentElement?.querySelector(`button[aria-label="${name}"]`);
}

/** Simulates a press. Lists open on mousedown, dialogs on click. */
function press(control: HTMLElement): void {
  for (const half of ['mousedown', 'mouseup']) {
    control.dispatchEvent(new MouseEvent(half, { bubbles: true, cancelable: true }));
  }
  control.click();
}
