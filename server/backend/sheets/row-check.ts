import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedForm, ValueProblem } from '../../../src/engine/form/index.ts';
import { matchKeys, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { ruleSet } from '../../../src/engine/rules/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { recordValidator, repeated, type ImportResult, type ImportRow, type RefusedRow } from '../../records/index.ts';

/**
 * Checks rows by their model and its own form, without saving them. Only values that the sheet contains are checked:
 * the back end fills in the others.
 * @param isOpen returns true for a field whose values cannot be checked.
 */
export type RowCheck = (
  id: string,
  rows: readonly ImportRow[],
  isOpen: (field: ResolvedField) => boolean,
) => ImportResult;

interface Checks {
  models: ReadonlyMap<string, ResolvedModel>;
  forms: ReadonlyMap<string, ResolvedForm>;
}

type Line = Pick<ImportRow, 'values' | 'labels'>;

/** The back end decides about the caller's rights. */
const anybody = {
  user: { id: '', username: '', orgCode: null, tenantId: 0 },
  permissions: { has: () => true },
};

/** Rules about several values: the sheet may lack some of them. */
const overSeveral = new Set(['form', 'cell']);

export function rowCheck(documents: DocumentSet, { models, forms }: Checks): RowCheck {
  const validator = recordValidator({ models, forms, rules: ruleSet(documents) });
  return (id, rows, isOpen) => {
    const model = models.get(id);
    if (!model) return { added: rows.length, changed: 0, refused: [] };
    const repeats = repeatedIn(model);
    const refused = rows.flatMap((row): RefusedRow[] => {
      const about = { context: anybody, now: new Date().toISOString(), isNew: true };
      const found = validator
        .validate(model, recordOf(row), about)
        .filter((problem) => isAboutSheet(problem, row, { model, models, isOpen }));
      const problems = [...found, ...(row.unread === undefined && found.length === 0 ? repeats(row) : [])];
      const [first] = problems;
      return first ? [{ row: row.row, message: first.message, problems }] : [];
    });
    const wrong = new Set([...refused, ...rows.filter(({ unread }) => unread !== undefined)].map(({ row }) => row));
    return { added: rows.length - wrong.size, changed: 0, refused };
  };
}

function recordOf({ values, labels, lines = {} }: Line & Pick<ImportRow, 'lines'>): RecordValues {
  const below = Object.entries(lines).map(([name, each]) => [name, each.map(recordOf)]);
  return { ...values, ...labels, ...Object.fromEntries(below) };
}

interface Place {
  model: ResolvedModel;
  models: ReadonlyMap<string, ResolvedModel>;
  isOpen: (field: ResolvedField) => boolean;
}

function isAboutSheet(
  { path, rule, severity }: ValueProblem,
  row: ImportRow,
  { model, models, isOpen }: Place,
): boolean {
  if (severity !== 'error' || overSeveral.has(rule) || row.unread?.includes(path)) return false;
  const [outer = '', at, inner] = path.split('.');
  const owner = model.fields.find(({ name }) => name === outer);
  const line: Line | undefined = inner === undefined ? row : row.lines?.[outer]?.[Number(at)];
  const field =
    inner === undefined ? owner : models.get(owner?.child?.model ?? '')?.fields.find(({ name }) => name === inner);
  if (!line || !field) return false;
  // A name of a record is not its stored value.
  if (field.name in line.labels || isOpen(field)) return rule === 'required' && !(field.name in line.labels);
  return field.name in line.values;
}

function repeatedIn(model: ResolvedModel): (row: ImportRow) => ValueProblem[] {
  const keys = matchKeys(model);
  const seen = new Set<string>();
  return ({ values, labels }) =>
    keys.flatMap((fields, index) => {
      const parts = fields.map(({ name }) => labels[name] ?? values[name] ?? null);
      if (parts.includes(null)) return [];
      const key = JSON.stringify([index, parts]);
      if (seen.has(key)) return [repeated(fields)];
      seen.add(key);
      return [];
    });
}
