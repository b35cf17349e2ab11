import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * One line of text, edited in its place. Enter and leaving it write what is changed, Escape leaves it as it was; an input
 * method's own Enter is its own.
 */
export function LineEditor(props: {
  label: string;
  text: string;
  placeholder?: string;
  onWrite: (text: string) => void;
  /** It is left: by Escape, or because something else has the focus. */
  onDone: () => void;
  /** Enter was pressed. */
  onNext: () => void;
}) {
  const { label, text: initial, placeholder, onWrite, onDone, onNext } = props;
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (isWritten: boolean, then: () => void, isByKey = true) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isWritten && text !== initial) onWrite(text);
    const nodes = input.current?.closest<HTMLElement>('[data-nodes]');
    then();
    if (nodes && isByKey) nodes.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true, onNext);
    if (event.key === 'Escape') end(false, onDone);
  };
  return (
    <input
      ref={input}
      className="pw-designer-line"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, onDone, false)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
