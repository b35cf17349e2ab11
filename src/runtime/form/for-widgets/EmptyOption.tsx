/**
 * What a list says instead of options; itself an option, as a list box may hold nothing else. With `listOf`, the id of
 * the control, it is what rc-select then names as the active one (`<id>_list_-1`), so that it is read out.
 */
export function EmptyOption({ text, listOf }: { text: string; listOf?: string }) {
  return (
    <div role="option" aria-disabled aria-selected={false} id={listOf && `${listOf}_list_-1`}>
      {text}
    </div>
  );
}
