import type { Category, Figures } from '../../../engine/figures/index.ts';
import type { ResolvedField } from '../../../engine/model/index.ts';
import { formatDecimal } from '../../../engine/values/index.ts';
import { sizeText } from '../../../kit/files/index.ts';
import { bracketed, say } from '../../../locale/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { seriesTitle, valueText } from './figure-texts.ts';

/** A table for display and export. */
export interface FlatTable {
  columns: FlatColumn[];
  rows: { key: string; cells: FlatCell[] }[];
}

interface FlatColumn {
  key: string;
  title: string;
  /** The header of the column in a sheet, if it differs from `title`. */
  sheetTitle?: string;
  isNumber: boolean;
}

interface FlatCell {
  text: string;
  value: string | number | null;
  href?: string | undefined;
}

/** The unit of sizes in bytes: a table formats each size (`465 GB`), a sheet has the bytes. */
const bytes = 'B';

/** Converts figures to a table: a row per category, a column per series, with the link of each category. */
export function flatFigures(
  { categories, dimension, series }: Figures,
  shares?: readonly number[],
  hrefOf?: (category: Category) => string | undefined,
): FlatTable {
  return {
    columns: [
      ...(dimension ? [{ key: 'category', title: dimension.title, isNumber: false }] : []),
      ...series.map((one, index) => ({
        key: String(index),
        title: one.measure.unit === bytes ? one.title : seriesTitle(one),
        sheetTitle: seriesTitle(one),
        isNumber: true,
      })),
      ...(shares ? [{ key: 'share', title: say('占比'), isNumber: true }] : []),
    ],
    rows: categories.map((category, index) => ({
      key: `${String(category.value)} ${category.text}`,
      cells: [
        ...(dimension ? [{ text: category.text, value: category.text, href: hrefOf?.(category) }] : []),
        ...series.map(({ values, measure }) => {
          const value = values[index] ?? null;
          const isSize = measure.unit === bytes && value !== null;
          return { text: isSize ? sizeText(value) : valueText(value, measure), value };
        }),
        ...(shares ? [{ text: `${shares[index]}%`, value: `${shares[index]}%` }] : []),
      ],
    })),
  };
}

/** Converts records to a table of the given fields. */
export function flatRows(rows: readonly DataRecord[], fields: readonly ResolvedField[]): FlatTable {
  return {
    columns: fields.map(({ name, title, unit, type }) => ({
      key: name,
      title: unit ? title + bracketed(unit) : title,
      isNumber: type === 'number' || type === 'integer',
    })),
    rows: rows.map((row, index) => ({
      key: String(row['id'] ?? index),
      cells: fields.map((field) => cellOf(row, field)),
    })),
  };
}

function cellOf(row: DataRecord, { name, type, scale, leastScale, options }: ResolvedField): FlatCell {
  const value = row[name];
  if (value === null || value === undefined || value === '') return { text: '', value: null };
  const called = row[`${name}_dictText`];
  const label =
    typeof called === 'string' ? called : options?.find((one) => String(one.value) === String(value))?.label;
  if (label !== undefined) return { text: label, value: label };
  const isNumber = type === 'number' || type === 'integer';
  const text = isNumber ? formatDecimal(value, scale, true, leastScale) : String(value);
  return { text, value: isNumber ? Number(value) : text };
}
