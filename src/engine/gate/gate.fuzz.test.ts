import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isJsonObject, toPointer, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { DrawnKind } from '../../schema/kinds/kinds.ts';
import { initialDialogValues, resolveDialog } from '../dialog/index.ts';
import { resolveScreen } from '../figures/index.ts';
import { evaluateForm, resolveForm } from '../form/index.ts';
import { resolveList } from '../list/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { gate } from './index.ts';
import { fullForm as form, fullDialog, fullPicker, fullScreen, mutate, mutation } from './testing/mutated-document.ts';

function lost(before: JsonValue, after: JsonValue | undefined, path: string[] = []): string[] {
  if (before === after) return [];
  if (isJsonObject(before) && isJsonObject(after)) {
    return Object.entries(before).flatMap(([key, value]) =>
      lost(value, Object.hasOwn(after, key) ? after[key] : undefined, [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((value, index) => lost(value, after[index], [...path, String(index)]));
  }
  return [toPointer(path)];
}

const reachesPrototype = /"(__proto__|constructor|prototype)":/;
const dangerous =
  /"(dangerouslySetInnerHTML|srcDoc|innerHTML|ref|on[A-Z]\w*)":(?!"\{\{)|"(href|src|url|action)":"javascript:/;

function partsOf(properties: JsonValue | undefined): { keys: string[]; props: string[] } {
  const parts: { keys: string[]; props: string[] } = { keys: [], props: [] };
  for (const node of isJsonObject(properties) ? Object.values(properties) : []) {
    if (!isJsonObject(node)) continue;
    const inner = [partsOf(node.properties), partsOf(isJsonObject(node.items) ? { items: node.items } : {})];
    parts.keys.push(...Object.keys(node), ...inner.flatMap(({ keys }) => keys));
    parts.props.push(JSON.stringify(node['x-component-props'] ?? {}), ...inner.flatMap(({ props }) => props));
  }
  return parts;
}

const nodeKeys =
  /^(type|title|description|default|enum|format|required|minLength|maxLength|pattern|minimum|maximum|minItems|maxItems|items|properties|x-(component|component-props|decorator|decorator-props|content|visible|hidden|disabled|read-only|value|dict|rules|scale|ref|unit|permission|columns|reactions|data))$/;
const envelope = ['/kind', '/formatVersion', '/$schema', '/description', '/permission'];

/** Failures are reported as found, with their seed: shrinking takes longer than a test may. */
const untilFailure = { endOnFailure: true };

describe('mutated documents', () => {
  it.each<[DrawnKind, JsonObject]>([
    ['form', form],
    ['dialog', fullDialog],
    ['picker', fullPicker],
    ['screen', fullScreen],
  ])(
    'every part of a %s that the gate drops has a problem at its pointer or above, and nothing unclean passes',
    (kind, document) => {
      const isRead = (pointer: string) => pointer === '/permission' && (kind === 'dialog' || kind === 'screen');
      fc.assert(
        fc.property(fc.array(mutation, { maxLength: 6 }), (mutations) => {
          const mutated = mutate(document, mutations);
          const gated = gate(kind, mutated, vocabulary, { document: 'a/b.form', pointer: '' });
          const { problems } = gated;
          const body: JsonObject = gated.body;
          const inDialog =
            isJsonObject(body.body) && isJsonObject(body.body.form) ? body.body.form.properties : undefined;
          const { keys: known, props } = partsOf(inDialog ?? body.properties);
          expect(JSON.stringify(body)).not.toMatch(reachesPrototype);
          expect(known.filter((key) => !nodeKeys.test(key))).toEqual([]);
          expect(props.filter((text) => dangerous.test(text))).toEqual([]);
          for (const pointer of lost(mutated, body)) {
            if (envelope.includes(pointer) && !isRead(pointer)) continue;
            const told = problems.some(
              (problem) =>
                `${pointer}/`.startsWith(`${problem.pointer}/`) || `${problem.pointer}/`.startsWith(`${pointer}/`),
            );
            expect(told ? '' : pointer).toBe('');
          }
        }),
        { ...untilFailure, numRuns: process.env['SOAK'] ? 100_000 : kind === 'form' ? 1_000 : 400 },
      );
    },
  );

  it('dialogs and screens are resolved whatever they say, and pollute nothing', () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
        const bodyOf = (document: JsonObject) => {
          const mutated = mutate(document, mutations);
          return isJsonObject(mutated) ? mutated : {};
        };
        const set = documentSet({ ...sales, 'a/b.dialog': bodyOf(fullDialog), 'a/b.screen': bodyOf(fullScreen) });
        const dialog = resolveDialog('a/b.dialog', set, vocabulary);
        const screen = resolveScreen('a/b.screen', set, vocabulary);
        expect(['form', 'list', 'screen', 'text', 'problem']).toContain(dialog.body.kind);
        const start = initialDialogValues(dialog, { $args: {}, $record: { name: 'x' } });
        expect(Object.keys(start.values)).not.toContain('__proto__');
        expect(evaluateForm(screen.form, {}, { mode: 'detail' }).states).toBeInstanceOf(Map);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { ...untilFailure, numRuns: process.env['SOAK'] ? 50_000 : 300 },
    );
  });

  it('resolving and evaluating never throws and pollutes nothing', () => {
    const list: JsonObject = {
      title: '订单',
      model: 'sales/order',
      search: ['billNo', { field: 'billDate', mode: 'range' }],
      columns: ['billNo', { key: 'amount', statistics: 'sum', href: '/a' }, '...'],
      toolbar: ['add', { title: '冻结', do: [{ confirm: '好吗' }, { refresh: true }] }],
      rowActions: ['edit', 'transitions'],
      editor: form,
      sort: { column: 'billDate', order: 'asc' },
    };
    const values = { customer: 'c', lines: [{ qty: '2', price: '3.5' }, null, 'x'], amount: 'abc' };
    fc.assert(
      fc.property(
        fc.array(mutation, { minLength: 1, maxLength: 6 }),
        fc.array(mutation, { maxLength: 4 }),
        (first, second) => {
          const mutatedModel = mutate(sales['sales/order.model'] ?? {}, second);
          const documents = documentSet({
            ...sales,
            'sales/order.model': isJsonObject(mutatedModel) ? mutatedModel : {},
          });
          const body = mutate(list, first);
          const resolved = resolveList({ document: 'a/b.list', pointer: '', body }, documents, vocabulary);
          const alone = resolveForm(
            { document: 'a/b.form', pointer: '', body: mutate(form, first) },
            documents,
            vocabulary,
          );
          for (const each of [resolved.form, alone]) {
            const { states } = evaluateForm(each, values, { mode: 'edit' });
            expect(states).toBeInstanceOf(Map);
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect(Reflect.get({}, 'x-component')).toBeUndefined();
        },
      ),
      { ...untilFailure, numRuns: process.env['SOAK'] ? 50_000 : 500 },
    );
  });
});
