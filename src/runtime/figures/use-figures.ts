import { pick } from 'es-toolkit';
import { useMemo, useState } from 'react';

import {
  comparedWith,
  conditionsBehind,
  figuresOf,
  queryShape,
  type Category,
  type Dimension,
  type Figures,
  type MeasureShape,
  type QueryShape,
} from '../../engine/figures/index.ts';
import { allows } from '../../engine/permission/index.ts';
import { serverTimeText } from '../../engine/values/index.ts';
import { say } from '../../locale/index.ts';
import { scopeAt } from '../../schema/expressions/index.ts';
import { linesAddress, usePoll } from '../list/index.ts';
import { useDocumentsAround } from '../page/index.ts';
import { PortError, portError, type DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { queryCalls, requestCall, type FigureSource } from './figure-source.ts';
import { useRows, type RowsAnswer, type RowsCall } from './use-rows.ts';

export interface FigureReading {
  /** The field that forms the categories; defaults to the first field that the query groups by. */
  category?: string;
  /** The field whose values form separate series; defaults to the second one. */
  split?: string;
  /** The numbers to show, in order; defaults to all. */
  measures?: readonly string[];
}

export interface FigureAnswer extends Omit<RowsAnswer, 'rows'> {
  shape: QueryShape | undefined;
  rows: readonly DataRecord[] | undefined;
  figures: Figures | undefined;
  isHidden: boolean;
  /**
   * Returns the search part of the address of a list with the records behind a category (and part); undefined if no
   * list can show them.
   */
  behind(category?: Category, part?: Category): string | undefined;
}

const sourceKeys = ['query', 'request', 'args', 'where', 'fields', 'compare', 'refresh'] as const;
const readingKeys = ['category', 'split', 'measures'] as const;

/** Requests the rows of a source and reads its figures; other props are ignored. */
export function useFigures(props: FigureSource & FigureReading): FigureAnswer {
  const source = useSame<FigureSource>(pick(props, sourceKeys));
  const read = useSame<FigureReading>(pick(props, readingKeys));
  const { user, permissions } = useRuntime();
  const documents = useDocumentsAround();
  const shape = useMemo(
    () => (source.query === undefined || !documents ? undefined : queryShape(source.query, documents)),
    [source.query, documents],
  );
  const today = useToday();
  const calls = useMemo((): RowsCall[] | PortError => {
    try {
      if (shape && !allows(permissions, shape.permission))
        return new PortError(
          'forbidden',
          say('没有权限，请联系管理员授权：{permission}', { permission: shape.permission }),
        );
      if (shape) return queryCalls(shape, source, new Date(today));
      const args = source.args ?? {};
      const facts = { args, user, permissions, now: serverTimeText() };
      const call = source.request && documents && requestCall(documents, source.request, args, scopeAt('call', facts));
      return call ? [call] : new PortError('invalid', missing(source));
    } catch (reason) {
      return portError(reason);
    }
  }, [shape, source, documents, user, permissions, today]);
  const answer = useRows(calls instanceof PortError ? undefined : calls, source.refresh);
  const takes = useMemo(() => takenBy(shape, source, read), [shape, source, read]);
  const figures = useMemo(() => {
    const [now, before] = answer.rows ?? [];
    if (!now) return undefined;
    const found = figuresOf(now, takes);
    return before ? comparedWith(found, figuresOf(before, takes), compareTitle(source)) : found;
  }, [answer.rows, takes, source]);
  const behind = (category?: Category, part?: Category) => {
    if (!shape) return undefined;
    const { dimension, parts } = takes;
    const pressed = [
      ...(category && dimension ? [{ dimension, category }] : []),
      ...(part && parts ? [{ dimension: parts, category: part }] : []),
    ];
    const scope = { ...scopeAt('default', { user, now: serverTimeText() }), $today: today };
    const lines = conditionsBehind(shape, source.where ?? {}, pressed, scope);
    return lines && linesAddress(lines);
  };
  const failure = calls instanceof PortError ? calls : answer.error;
  const isHidden = props.hideForbidden === true && failure?.kind === 'forbidden';
  const isLoading = !(calls instanceof PortError) && answer.isLoading;
  return { ...answer, isLoading, isHidden, error: failure, shape, rows: answer.rows?.[0], figures, behind };
}

function missing({ query, request }: FigureSource): string {
  if (query !== undefined) return say('没有名为“{query}”的查询文档，请联系配置人员。', { query });
  return request === undefined
    ? say('没有写明查询，请联系配置人员。')
    : say('“{request}”不是读取数据的请求文档，请联系配置人员。', { request });
}

function compareTitle({ compare }: FigureSource): string {
  return compare?.by === 'year' ? say('去年同期') : say('上期');
}

function takenBy(shape: QueryShape | undefined, { fields = [] }: FigureSource, read: FigureReading) {
  const [dimensions, measures] = shape ? [shape.dimensions, shape.measures] : ownFields(fields);
  const named = (name: string | undefined) => dimensions.find((one) => one.name === name);
  const dimension = named(read.category) ?? dimensions[0];
  const parts = named(read.split) ?? dimensions.find((one) => one !== dimension);
  const wanted = read.measures?.flatMap((name) => measures.find((one) => one.name === name) ?? []) ?? measures;
  return { dimension, parts, measures: wanted };
}

function ownFields([first, ...others]: NonNullable<FigureSource['fields']>): [Dimension[], MeasureShape[]] {
  const dimension = first && { name: first.name, title: first.title ?? first.name };
  const measures = others.map(({ name, title = name, ...more }) => ({ name, title, ...more, isAdditive: true }));
  return [dimension ? [dimension] : [], measures];
}

/** Returns today's date, updated at midnight. */
function useToday(): string {
  const [today, setToday] = useState(dayOfNow);
  usePoll(60, () => setToday(dayOfNow()));
  return today;
}

function dayOfNow(): string {
  return serverTimeText().slice(0, 10);
}

/** Returns the same object while its JSON is unchanged: props are evaluated again on every change around them. */
function useSame<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react/exhaustive-deps -- the text represents it
  return useMemo(() => value, [text]);
}
