import { say } from '../../../locale/index.ts';
import { readObject, readObjects, toPointer, type JsonObject } from '../../json/index.ts';
import type { Explanation } from '../../parse/index.ts';
import { atField, isNumeric, type CheckedModel } from './checked-model.ts';
import { canHold } from './fields.ts';

/** Finds states, postings, creations, reminders, rollups and balances that cannot be carried out. */
export function businessMistakes(model: CheckedModel): Explanation[] {
  return [
    ...transitions(model),
    ...eachOf(model),
    ...reminders(model),
    ...postings(model),
    ...postingNames(model),
    ...creations(model),
    ...rollups(model),
    ...sums(model),
    ...secretLabel(model),
  ];
}

function transitions({ body, fields }: CheckedModel): Explanation[] {
  const all = readObjects(readObject(body['states'])['transitions']);
  const names = all.map(({ item }) => item['name']);
  return all.flatMap(({ item, index }): Explanation[] => {
    const pointer = (...keys: string[]) => toPointer(['states', 'transitions', String(index), ...keys]);
    const repeated: Explanation[] =
      names.indexOf(item['name']) === index
        ? []
        : [
            {
              code: 'repeated-name',
              pointer: pointer('name'),
              message: say('转换“{name}”写了两次。', { name: String(item['name']) }),
            },
          ];
    const wrong = Object.entries(readObject(item['set'])).flatMap(([name, value]): Explanation[] => {
      const field = fields[name];
      if (!field || canHold(field, value)) return [];
      const message = say('{value} 不是字段“{name}”的类型。', { value: JSON.stringify(value), name });
      return [{ code: 'wrong-type', pointer: pointer('set', name), message, expected: String(field['type']) }];
    });
    return [...repeated, ...wrong];
  });
}

function reminders({ body }: CheckedModel): Explanation[] {
  const all = readObjects(body['reminders']);
  const names = all.map(({ item }) => item['name']);
  return all.flatMap(({ item, index }): Explanation[] => {
    if (names.indexOf(item['name']) === index) return [];
    const pointer = toPointer(['reminders', String(index), 'name']);
    return [{ code: 'repeated-name', pointer, message: say('提醒“{name}”写了两次。', { name: String(item['name']) }) }];
  });
}

function eachOf({ body, fields }: CheckedModel): Explanation[] {
  const told = (each: unknown, pointer: string): Explanation[] => {
    const field = typeof each === 'string' ? fields[each] : undefined;
    if (!field || field['x-child'] !== undefined) return [];
    const message = say('“{name}”不是明细，不能逐行处理。', { name: String(each) });
    return [{ code: 'no-lines', pointer, message, expected: say('有 x-child 的字段') }];
  };
  return [
    ...readObjects(body['postings']).flatMap(({ item, index }) =>
      told(item['each'], toPointer(['postings', String(index), 'each'])),
    ),
    ...readObjects(body['creates']).flatMap(({ item, index }) =>
      told(readObject(item['lines'])['each'], toPointer(['creates', String(index), 'lines', 'each'])),
    ),
  ];
}

/**
 * Finds postings with the same name, which ledgers could not distinguish. Without a name it is derived from `on` and
 * `into`.
 */
function postingNames({ body }: CheckedModel): Explanation[] {
  const nameOf = ({ name, on, into }: JsonObject): string => String(name ?? `${String(on)} ${String(into)}`);
  const all = readObjects(body['postings']);
  const names = all.map(({ item }) => nameOf(item));
  return all.flatMap(({ item, index }): Explanation[] => {
    if (names.indexOf(nameOf(item)) === index) return [];
    if (item['name'] !== undefined) {
      const pointer = toPointer(['postings', String(index), 'name']);
      return [
        { code: 'repeated-name', pointer, message: say('过账“{name}”写了两次。', { name: String(item['name']) }) },
      ];
    }
    const pointer = toPointer(['postings', String(index)]);
    const message = say('有两笔过账都在“{on}”时记进“{into}”，分不清是哪一笔。', {
      on: String(item['on']),
      into: String(item['into']),
    });
    return [{ code: 'repeated-name', pointer, message, expected: say('用 name 给它一个名字') }];
  });
}

function creations({ body }: CheckedModel): Explanation[] {
  const all = readObjects(body['creates']);
  const names = all.map(({ item }) => item['name']);
  return all.flatMap(({ item, index }): Explanation[] => {
    if (names.indexOf(item['name']) === index) return [];
    const pointer = toPointer(['creates', String(index), 'name']);
    return [{ code: 'repeated-name', pointer, message: say('下推“{name}”写了两次。', { name: String(item['name']) }) }];
  });
}

/**
 * Finds postings into a balance instead of its ledger, and `balanceTo` fields that no balance of the ledger sums up.
 */
function postings({ body, modelOf, models }: CheckedModel): Explanation[] {
  return readObjects(body['postings']).flatMap(({ item, index }): Explanation[] => {
    const into = String(item['into']);
    if (modelOf(into)?.['balanceOf'] !== undefined) {
      const message = say('“{name}”是余额，由台账算出来，不能直接过账进去。', { name: into });
      const pointer = toPointer(['postings', String(index), 'into']);
      return [{ code: 'into-balance', pointer, message, expected: say('余额所属的台账') }];
    }
    const summed = new Set(
      models().flatMap((model) => {
        const { model: ledger, sum } = readObject(model['balanceOf']);
        return ledger === into && Array.isArray(sum) ? sum.map(String) : [];
      }),
    );
    return Object.keys(readObject(item['balanceTo'])).flatMap((name): Explanation[] => {
      if (summed.has(name)) return [];
      const message = say('没有余额合计“{into}”的“{name}”，不能记到它为多少。', { into, name });
      const pointer = toPointer(['postings', String(index), 'balanceTo', name]);
      return [{ code: 'no-balance', pointer, message, expected: [...summed].join(', ') || say('余额合计的字段') }];
    });
  });
}

function rollups({ id, fields, fieldsOf }: CheckedModel): Explanation[] {
  return Object.entries(fields).flatMap(([name, field]): Explanation[] => {
    const { from, by, sum } = readObject(field['x-rollup']);
    const others = fieldsOf(String(from));
    const [pointing, added] = [others[String(by)], others[String(sum)]];
    const found: Explanation[] = [];
    if (pointing && !pointsTo(pointing, String(by), id, fields)) {
      const message = say('“{name}”不是指向本模型的引用，按它汇总不到记录。', { name: String(by) });
      found.push({
        code: 'no-reference',
        pointer: atField(name, 'x-rollup', 'by'),
        message,
        expected: say('x-ref 指向本模型的字段'),
      });
    }
    if (added && !isNumeric(added)) found.push(notNumeric(String(sum), atField(name, 'x-rollup', 'sum')));
    for (const [key, field] of Object.entries({ by: pointing, sum: added }))
      if (isSecret(field)) found.push(secretRead(String(key === 'by' ? by : sum), atField(name, 'x-rollup', key)));
    return found;
  });
}

function pointsTo(field: JsonObject, by: string, id: string, fields: CheckedModel['fields']): boolean {
  const isOwner = Object.values(fields).some((own) => readObject(own['x-child'])['parent'] === by);
  return isOwner || readObject(field['x-ref'])['model'] === id;
}

function sums({ body, fields, fieldsOf }: CheckedModel): Explanation[] {
  const { model, by, sum } = readObject(body['balanceOf']);
  const ledger = fieldsOf(String(model));
  const listed = (key: string, names: unknown) =>
    (Array.isArray(names) ? names.map(String) : []).map((name, index) => {
      return { name, pointer: toPointer(['balanceOf', key, String(index)]) };
    });
  const [groups, numbers] = [listed('by', by), listed('sum', sum)];
  return [
    ...numbers.flatMap(({ name, pointer }) => {
      const wrong = [fields[name], ledger[name]].some((field) => field !== undefined && !isNumeric(field));
      return wrong ? [notNumeric(name, pointer)] : [];
    }),
    ...[...groups, ...numbers].flatMap(({ name, pointer }) =>
      isSecret(ledger[name]) ? [secretRead(name, pointer)] : [],
    ),
  ];
}

/** Finds a secret label: records are listed and sorted by their label. */
function secretLabel({ body, fields }: CheckedModel): Explanation[] {
  const { label } = body;
  return typeof label === 'string' && isSecret(fields[label]) ? [secretRead(label, toPointer(['label']))] : [];
}

function isSecret(field: JsonObject | undefined): boolean {
  return field?.['x-secret'] === true;
}

function secretRead(name: string, pointer: string): Explanation {
  const message = say('“{name}”是 x-secret，不能汇总、分组，也不能当名称。', { name });
  return { code: 'secret-read', pointer, message, expected: say('不是 x-secret 的字段') };
}

function notNumeric(name: string, pointer: string): Explanation {
  const message = say('“{name}”不是数字，不能汇总。', { name });
  return { code: 'no-number', pointer, message, expected: say('number 或 integer 的字段') };
}
