import { expect, test } from 'vitest';

import { createListeners } from './create-listeners.ts';

test('a listener is called with what is notified until it unsubscribes', () => {
  const listeners = createListeners<[number]>();
  const heard: string[] = [];
  const stop = listeners.subscribe((value) => heard.push(`a${value}`));
  listeners.subscribe((value) => heard.push(`b${value}`));
  listeners.notify(1);
  stop();
  listeners.notify(2);
  expect(heard).toEqual(['a1', 'b1', 'b2']);
});

test('a listener that subscribes or unsubscribes others changes the next notification only', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const stops: (() => void)[] = [];
  listeners.subscribe(() => {
    heard.push('first');
    for (const stop of stops.splice(0)) stop();
    if (heard.length === 1) listeners.subscribe(() => heard.push('late'));
  });
  stops.push(listeners.subscribe(() => heard.push('second')));
  listeners.notify();
  expect(heard).toEqual(['first', 'second']);
  listeners.notify();
  expect(heard).toEqual(['first', 'second', 'first', 'late']);
});
