/**
 * Renders a message in place of options. It is an option itself, because a list box may contain nothing else. `listOf`
 * is the id of the control: rc-select then refers to this element as the active one (`<id>_list_-1`), so that screen
 * readers read it.
 */
export function EmptyOption({ text, listOf }: { text: string; listOf?: string }) {
  return (
    <div role="option" aria-disabled aria-selected={false} id={listOf && `${listOf}_list_-1`}>
      {text}
    </div>
  );
}
