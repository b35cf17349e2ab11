import type { BalanceChange, RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { addDecimals, compareDecimals, negateDecimal } from '../../../src/schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { say } from '../../locale/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { addTexts, codeOf, linksToList, readBy, visibleIds } from '../read/index.ts';
import type { StoredModel } from '../tables/index.ts';

const zero: Decimal = { units: 0n, scale: 0 };

export interface Group {
  id: string;
  sums: Map<string, Decimal>;
  isNew: boolean;
}

/**
 * Checks the sums of a group after one of its entries.
 * @throws RecordRefusal if a sum falls below its minimum.
 */
export async function checkMinimum(
  unit: UnitOfWork,
  stored: StoredModel,
  change: BalanceChange,
  { id, sums, isNew, lines }: Group & { lines: readonly number[] },
): Promise<void> {
  for (const [name, limit] of Object.entries(stored.model.balanceOf?.min ?? {})) {
    const delta = decimalFrom(change.sums[name]) ?? zero;
    const sum = sums.get(name) ?? zero;
    const minimum = decimalFrom(limit) ?? zero;
    const isRaised = delta.units >= 0n;
    if ((isRaised && !isNew) || compareDecimals(sum, minimum) >= 0) continue;
    const needed = negateDecimal(delta);
    // A balance that data rules hide is checked, but its amount is not shown.
    const isShown = (await visibleIds(unit, stored, [id])).size > 0;
    const lacking = isRaised
      ? say('只有 {present}', { present: withoutTrailingZeros(sum) })
      : say('现有 {present}，需要 {needed}', {
          present: withoutTrailingZeros(addDecimals(sum, needed)),
          needed: withoutTrailingZeros(needed),
        });
    const wanted = say('需要 {needed}', { needed: withoutTrailingZeros(isRaised ? minimum : needed) });
    const shortage = isShown ? lacking : wanted;
    const least = minimum.units === 0n ? '' : say('，不得低于 {minimum}', { minimum: withoutTrailingZeros(minimum) });
    const {
      message = say('的{sumTitle}不足，{shortage}{least}', { sumTitle: sumTitle(stored, name), shortage, least }),
    } = stored.model.balanceOf ?? {};
    const place = lines.length === 0 ? '' : say('第{lines}行：', { lines: lines.join('、') });
    const text = `${place}${await groupText(unit, stored, change.group)}${message}`;
    throw refused(
      text,
      linksToList(unit, stored.model, groupOf(change), (title) => say('查看{title}', { title })),
    );
  }
}

function groupOf({ group }: BalanceChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

async function groupText(unit: UnitOfWork, { model }: StoredModel, group: RecordValues): Promise<string> {
  const named = { ...group };
  await addTexts(unit, model, [named]);
  const fields = model.fields.filter((field) => Object.hasOwn(group, field.name));
  const texts = fields.map(async (field) => {
    const { name, title } = field;
    const code = await codeIn(unit, field, group[name]);
    const text = String(named[`${name}_dictText`] ?? named[name] ?? '');
    return `${title}“${code === undefined || code === text ? text : `${code} ${text}`}”`;
  });
  return (await Promise.all(texts)).join('');
}

async function codeIn(unit: UnitOfWork, { reference }: ResolvedField, id: unknown): Promise<string | undefined> {
  if (!reference || !unit.models.has(reference.model)) return undefined;
  const stored = storedOf(unit, reference.model);
  const code = codeOf(stored);
  const [record] = code === undefined ? [] : await readBy(unit, stored, 'id', [id], { visible: true });
  const value = code === undefined ? undefined : record?.[code];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function sumTitle({ model }: StoredModel, name: string): string {
  const title = model.fields.find((field) => field.name === name)?.title ?? name;
  return title.startsWith(model.title) ? title : model.title + title;
}

function withoutTrailingZeros(decimal: Decimal): string {
  const text = decimalToText(decimal);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
