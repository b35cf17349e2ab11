/**
 * Returns the index, among the inputs of its picker, of an empty input that an event leaves or in which Enter is
 * pressed. antd's pickers do not accept empty text: they show the old day again.
 * @returns undefined for an input with a text, and for any other key.
 */
export function emptiedInput(event: { target: EventTarget; key?: string }): number | undefined {
  const { target, key = 'Enter' } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.value !== '') return undefined;
  return [...(target.closest('.ant-picker')?.querySelectorAll('input') ?? [])].indexOf(target);
}
