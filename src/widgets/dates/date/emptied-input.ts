/**
 * The place (0 is the first) of the input that an event leaves, or in which Enter is pressed, among those of its picker
 * where it has no text. antd's pickers take no empty text: they show the old day again.
 * @returns undefined for an input with a text, and for any other key.
 */
export function emptiedInput(event: { target: EventTarget; key?: string }): number | undefined {
  const { target, key = 'Enter' } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.value !== '') return undefined;
  return [...(target.closest('.ant-picker')?.querySelectorAll('input') ?? [])].indexOf(target);
}
