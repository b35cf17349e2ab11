import { useMemo } from 'react';

import { checkDocument, collectNames } from '../../../src/schema/check/index.ts';
import { toPointer } from '../../../src/schema/json/index.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { fieldsPath } from '../../behaviors/index.ts';
import type { FieldColumn } from './field-columns.ts';
import type { FieldRow, OpenModel } from './open-model.ts';
import { documentsNow, type FormDocuments } from './rename-field.ts';

type ProblemOf = (row: FieldRow, column: FieldColumn) => string | undefined;

/** Returns the first problem of a cell: an expression that is wrong. Names are checked when it is published. */
export function useFieldProblems(
  documents: FormDocuments,
  model: OpenModel,
  { tree, vocabulary }: { tree: Tree; vocabulary: Vocabulary },
): ProblemOf {
  const { key } = model;
  const problems = useMemo(() => {
    const set = documentsNow(documents, model, tree);
    const document = set.get(key);
    const names = collectNames(set, Object.keys(vocabulary.rules));
    const found = document ? checkDocument(document, undefined, set, names, vocabulary) : [];
    return found.filter(({ code }) => code.startsWith('expression-'));
  }, [documents, model, key, tree, vocabulary]);
  return ({ name }, { path }) => {
    const pointer = toPointer([...fieldsPath, name, ...(path ?? [])]);
    return path && problems.find((problem) => problem.pointer.startsWith(pointer))?.message;
  };
}
