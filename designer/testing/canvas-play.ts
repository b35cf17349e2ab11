import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { heldValue } from '../../.storybook/play.ts';
import { isJsonObject, type JsonValue } from '../../src/schema/json/index.ts';

export async function canvas(): Promise<HTMLElement> {
  const element = await screen.findByRole('application', { name: /画布|Canvas/ });
  await within(element).findByRole('form');
  return element;
}

export async function boxOf(key: string): Promise<DOMRect> {
  return waitFor(() => {
    const mark = document.querySelector(`.pw-canvas [data-node$="/properties/${key}"]`);
    const range = document.createRange();
    if (!mark) throw new Error(`“${key}”没有画出来`);
    const inside = mark.firstElementChild;
    range.selectNodeContents(inside?.hasAttribute('data-hidden-node') ? inside : mark);
    const box = range.getBoundingClientRect();
    if (box.height === 0) throw new Error(`“${key}”没有画出来`);
    return box;
  });
}

/** Returns an element inside a node that can be clicked. */
export async function nodeElement(key: string): Promise<HTMLElement> {
  await boxOf(key);
  const element = document.querySelector<HTMLElement>(`.pw-canvas [data-node$="/properties/${key}"] > *`);
  if (!element) throw new Error(`“${key}”没有画出来`);
  return element;
}

type Keys = { ctrlKey?: boolean; shiftKey?: boolean };

export async function pressNode(key: string, keys: Keys = {}): Promise<void> {
  const element = await nodeElement(key);
  await fireEvent.pointerDown(element, { button: 0, pointerId: 1, pointerType: 'mouse', ...keys });
  await fireEvent.mouseDown(element, { button: 0, ...keys });
  (await canvas()).focus();
  await fireEvent.pointerUp(element, { button: 0, pointerId: 1, pointerType: 'mouse', ...keys });
  await fireEvent.click(element, { button: 0, ...keys });
}

/** Returns the titles on the selection frames, the primary one last. */
export function selectedTitles(): string[] {
  return [...document.querySelectorAll('.pw-canvas-frame')].map((frame) => frame.textContent ?? '');
}

export async function expectSelected(...titles: string[]): Promise<void> {
  await waitFor(() => expect(selectedTitles()).toEqual(titles));
}

export async function dragTo(
  element: Element,
  { x, y }: { x: number; y: number },
  pointerType = 'mouse',
): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const start = { clientX: left + Math.min(width / 2, 20), clientY: top + Math.min(height / 2, 10) };
  const pointer = { pointerId: 1, pointerType, button: 0, bubbles: true };
  await fireEvent.pointerDown(element, { ...pointer, ...start });
  if (pointerType === 'touch')
    await waitFor(() => expect(document.querySelector('.pw-designer-dragged')).not.toBeNull());
  await fireEvent.pointerMove(element, {
    ...pointer,
    clientX: (start.clientX + x) / 2,
    clientY: (start.clientY + y) / 2,
  });
  await fireEvent.pointerMove(element, { ...pointer, clientX: x, clientY: y });
}

export async function letGo(element: Element, pointerType = 'mouse'): Promise<void> {
  await fireEvent.pointerUp(element, { pointerId: 1, pointerType, button: 0, bubbles: true });
}

export function keysAt(...keys: string[]): string[] {
  let value: JsonValue | undefined = properties(asJson(heldValue()));
  for (const key of keys) value = properties(isJsonObject(value) ? value[key] : undefined);
  return isJsonObject(value) ? Object.keys(value) : [];
}

export function writtenAt(...keys: string[]): JsonValue | undefined {
  let value: JsonValue | undefined = asJson(heldValue());
  for (const key of keys) {
    const inside = properties(value);
    value = isJsonObject(inside) ? inside[key] : undefined;
  }
  return value;
}

function properties(value: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(value) ? value['properties'] : undefined;
}

function asJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value));
}
