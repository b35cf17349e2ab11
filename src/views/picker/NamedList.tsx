import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface NamedListProps {
  /** Id of the control that opens the list. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/**
 * The open list, under the id that its control references. It adds what the library lacks: the tree, the menus or the
 * empty list inside get the control's name, and scrollable parts are focusable. An observer marks menus that appear as
 * levels are opened.
 */
export function NamedList({ id, children, ...name }: NamedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = name;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const mark = () => {
      for (const inside of element.querySelectorAll<HTMLElement>('[role=tree], [role=listbox], [role=menu]')) {
        if (label) inside.setAttribute('aria-label', label);
        if (labelledBy) inside.setAttribute('aria-labelledby', labelledBy);
      }
      for (const scrolled of element.querySelectorAll<HTMLElement>('[role=menu], .rc-virtual-list-holder'))
        scrolled.tabIndex = 0;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [label, labelledBy]);
  return (
    <div ref={list} id={id && `${id}_list`}>
      {children}
    </div>
  );
}
