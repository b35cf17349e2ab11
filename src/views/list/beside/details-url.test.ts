import fc from 'fast-check';
import { expect, test } from 'vitest';

import { detailsOf, withDetails } from './details-url.ts';

test('what stands beside a list is read from the address as it was written, the rest of the address stays', () => {
  const places = fc.record({
    row: fc.string({ minLength: 1 }),
    tab: fc.integer({ min: 0, max: 2 }),
    search: fc.oneof(fc.constant(''), fc.constant('?name=a%26b&list.page=2')),
  });
  fc.assert(
    fc.property(places, (place) => {
      const address = withDetails('?level=A&list.row=old&list.details=%3Fx%3D1', place);
      expect(detailsOf(address, 3)).toEqual(place);
      expect(new URLSearchParams(address).get('level')).toBe('A');
    }),
  );
});

test.each(['?list.tab=7', '?list.tab=-1', '?list.tab=x', '?list.row='])('%s is the first tab and no row', (search) => {
  expect(detailsOf(search, 2)).toEqual({ row: undefined, tab: 0, search: '' });
});

test('beside no row nothing is written', () => {
  expect(withDetails('?list.row=1&list.tab=1', { row: undefined, tab: 1, search: '?a=1' })).toBe('');
});
