import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface NamedListProps {
  /** Id of the box that opens the list. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/**
 * The open list, under the id that its box says it opens; the tree in it, and the empty list, get the name of the box:
 * the library gives them none.
 */
export function NamedList({ id, children, ...name }: NamedListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inside = list.current?.querySelector('[role=tree], [role=listbox]');
    for (const [attribute, value] of Object.entries(name)) if (value) inside?.setAttribute(attribute, value);
  });
  return (
    <div ref={list} id={id && `${id}_list`}>
      {children}
    </div>
  );
}
