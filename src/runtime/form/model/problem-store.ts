import type { ValueProblem } from '../../../engine/form/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';

export interface FieldProblems {
  errors: string[];
  warnings: string[];
  /** Problems inside the value (its lines), with paths relative to the field, shown or not. */
  inside: ValueProblem[];
  /** The server's problems inside the value; always shown. */
  insideFromServer: ValueProblem[];
  /** True after the whole form was checked: all problems are shown. */
  showAll: boolean;
}

/**
 * Decides which problems are shown where: a field's own after it was visited, all after a submit, the server's
 * immediately.
 */
export interface ProblemStore {
  arrange(paths: readonly string[]): void;
  /** Sets the engine's problems. Drops the server's problems whose value has changed. */
  update(problems: ValueProblem[], values: DataRecord): void;
  showFromServer(problems: ValueProblem[], values: DataRecord): void;
  setWidgetProblem(path: string, message: string | null, values: DataRecord): void;
  widgetProblems(): ValueProblem[];
  check(path: string): void;
  /** Marks a submit: all problems are shown from now on, and the server's previous ones are dropped. */
  checkAll(): void;
  clear(): void;
  of(path: string, hasLines: boolean): FieldProblems;
  /** True if no field shows a problem, apart from those inside its value. */
  isQuiet(): boolean;
  shownErrors(path: string): number;
  /**
   * Returns the shown problems that no field displays: of the whole record, of hidden fields, and of fields that
   * display only the problems inside them.
   */
  ofForm(placeOf: (path: string) => 'field' | 'inside' | 'none'): ValueProblem[];
  first(problems: ValueProblem[]): ValueProblem | undefined;
}

/** Creates a problem store. `paths`: the data paths of the form's fields, in the order of the form. */
export function createProblemStore(paths: readonly string[]): ProblemStore {
  let order = orderOf(paths);
  const checked = new Set<string>();
  let checkedAll = false;
  let engine = groupByOwner([], order);
  let server: { problem: ValueProblem; value: unknown }[] = [];
  let serverByOwner = groupByOwner([], order);

  const own = new Map<string, { problem: ValueProblem; value: unknown }>();

  const isQuiet = () => !checkedAll && checked.size === 0 && own.size === 0 && serverByOwner.size === 0;
  const setServer = (next: typeof server) => {
    server = next;
    serverByOwner = groupByOwner(
      next.map(({ problem }) => problem),
      order,
    );
  };

  return {
    arrange(next) {
      order = orderOf(next);
      setServer(server);
    },
    update(problems, values) {
      engine = groupByOwner(problems, order);
      for (const [path, { value }] of own) if (!isEqual(valueAt(values, path), value)) own.delete(path);
      const still = server.filter(({ problem, value }) => isEqual(valueAt(values, problem.path), value));
      if (still.length < server.length) setServer(still);
    },
    showFromServer(problems, values) {
      setServer(problems.map((problem) => ({ problem, value: structuredClone(valueAt(values, problem.path)) })));
    },
    setWidgetProblem(path, message, values) {
      if (message === null) return void own.delete(path);
      const value = structuredClone(valueAt(values, path));
      own.set(path, { problem: { path, severity: 'error', rule: 'widget', message }, value });
    },
    widgetProblems: () => [...own.values()].map(({ problem }) => problem),
    check: (path) => void checked.add(path),
    checkAll() {
      checkedAll = true;
      setServer([]);
    },
    clear() {
      checked.clear();
      own.clear();
      checkedAll = false;
      setServer([]);
    },
    of(path, hasLines) {
      if (!hasLines && isQuiet()) return nothing;
      const live = engine.get(path) ?? none;
      const found = own.get(path)?.problem;
      const told = [...(found ? [found] : none), ...(serverByOwner.get(path) ?? none)];
      const isLive = checkedAll || checked.has(path);
      if (!hasLines && told.length === 0 && (!isLive || live.length === 0)) return nothing;
      const shown = [...told, ...(isLive ? live : none)].filter((problem) => problem.path === path);
      return {
        errors: messages(shown, 'error'),
        warnings: messages(shown, 'warning'),
        inside: hasLines ? inside(live, path) : none,
        insideFromServer: hasLines ? inside(told, path) : none,
        showAll: hasLines && checkedAll,
      };
    },
    isQuiet,
    shownErrors(path) {
      const live = checkedAll || checked.has(path) ? (engine.get(path) ?? none) : none;
      const shown = [...(serverByOwner.get(path) ?? none), ...live];
      return shown.filter((problem) => problem.severity === 'error').length;
    },
    ofForm(placeOf) {
      const told = [...own].map(([path, { problem }]) => [path, [problem]] as const);
      const groups = checkedAll ? [...serverByOwner, ...told, ...engine] : [...serverByOwner, ...told];
      return groups.flatMap(([owner, problems]) => {
        const place = owner === '' ? 'none' : placeOf(owner);
        if (place === 'none') return problems;
        return place === 'inside' ? problems.filter(({ path }) => path === owner) : [];
      });
    },
    first(problems) {
      const place = (problem: ValueProblem) => order.get(ownerOf(problem.path, order)) ?? Number.MAX_SAFE_INTEGER;
      return problems.toSorted((left, right) => place(left) - place(right))[0];
    },
  };
}

const none: ValueProblem[] = [];
const nothing: FieldProblems = { errors: [], warnings: [], inside: none, insideFromServer: none, showAll: false };

function orderOf(paths: readonly string[]): ReadonlyMap<string, number> {
  return new Map(paths.map((path, index) => [path, index]));
}

function ownerOf(path: string, order: ReadonlyMap<string, number>): string {
  let part = path;
  while (part && !order.has(part)) part = part.slice(0, Math.max(0, part.lastIndexOf('.')));
  return part;
}

function groupByOwner(problems: ValueProblem[], order: ReadonlyMap<string, number>): Map<string, ValueProblem[]> {
  const groups = new Map<string, ValueProblem[]>();
  for (const problem of problems) {
    const owner = ownerOf(problem.path, order);
    const group = groups.get(owner);
    if (group) group.push(problem);
    else groups.set(owner, [problem]);
  }
  return groups;
}

function messages(problems: ValueProblem[], severity: ValueProblem['severity']): string[] {
  return [...new Set(problems.filter((problem) => problem.severity === severity).map((problem) => problem.message))];
}

function inside(problems: ValueProblem[], path: string): ValueProblem[] {
  return problems
    .filter((problem) => problem.path !== path)
    .map((problem) => ({ ...problem, path: problem.path.slice(path.length + 1) }));
}
