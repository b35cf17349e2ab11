import { fromPointer, toPointer } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Findings } from '../gate/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { ResolveContext } from '../resolve/index.ts';

export interface Walk {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  /** Keys from the root, joined by dots. */
  address: string;
  /** Data path of the parent of the fields; '' at the root and in a row. */
  path: string;
  fields: readonly ResolvedField[] | undefined;
  /** Fields of the saved record or row; undefined without a model. */
  rootFields: readonly ResolvedField[] | undefined;
  modelId: string | undefined;
  taken: Set<string>;
  columns: number;
  /** True inside a node that names a grid: each field takes one cell there. */
  isGrid: boolean;
  level: number;
  dropped(pointer: string): { key: string; problem: Problem }[];
  isClean(pointer: string): boolean;
  /** True for nodes that the engine generates; their pointers are those of the model's fields. */
  generated: boolean;
}

/** Creates the walk at the root of a form's properties, with the problems that the gate found in them. */
export function rootWalk(
  {
    isForSteps,
    ...place
  }: Pick<Walk, 'context' | 'findings' | 'document' | 'pointer' | 'columns' | 'generated'> & {
    isForSteps?: boolean | undefined;
  },
  gated: readonly Problem[],
  model?: ResolvedModel,
): Walk {
  return {
    ...place,
    address: '',
    path: '',
    fields: model?.fields,
    rootFields: isKnown(model) && !isForSteps ? model.fields : undefined,
    modelId: model?.id,
    taken: new Set(),
    isGrid: false,
    level: 0,
    dropped: droppedFrom(gated),
    isClean: cleanPlaces(gated),
  };
}

/** True when the model exists. The fields of a missing model are unknown. */
function isKnown(model: ResolvedModel | undefined): model is ResolvedModel {
  return (
    model !== undefined && !model.problems.some(({ code, pointer }) => code === 'unknown-document' && pointer === '')
  );
}

/** Returns the walk at the node of a key. */
export function deeper(walk: Walk, key: string): Walk {
  const address = walk.address === '' ? key : `${walk.address}.${key}`;
  const field = walk.generated ? walk.fields?.find(({ name }) => name === key) : undefined;
  const pointer = walk.generated ? (field?.pointer ?? '') : walk.pointer + toPointer([key]);
  return { ...walk, address, pointer };
}

/** Returns the gate's problem at a place of the node, if there is one. */
export function blockedAt(walk: Walk, place: string): Problem | undefined {
  if (walk.generated) return undefined;
  const pointer = walk.pointer + place;
  return walk.findings.problems.find(
    (problem) => problem.code === 'unknown-widget' && problem.pointer === pointer && problem.document === walk.document,
  );
}

function droppedFrom(problems: readonly Problem[]): Walk['dropped'] {
  const byParent = new Map<string, { key: string; problem: Problem }[]>();
  for (const problem of problems) {
    const path = fromPointer(problem.pointer);
    if (path.at(-2) !== 'properties') continue;
    const parent = toPointer(path.slice(0, -1));
    byParent.set(parent, [...(byParent.get(parent) ?? []), { key: String(path.at(-1)), problem }]);
  }
  return (pointer) => byParent.get(pointer) ?? [];
}

function cleanPlaces(problems: readonly Problem[]): Walk['isClean'] {
  const above = new Set<string>();
  for (const { pointer } of problems) {
    for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) above.add(place);
  }
  return (pointer) => !above.has(pointer);
}
