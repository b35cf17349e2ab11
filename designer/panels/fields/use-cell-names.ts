import { useMemo } from 'react';

import { readText } from '../../../src/engine/values/index.ts';
import type { DocumentKind, SourceDocument } from '../../../src/schema/documents/document.ts';
import { readAt, readObject, readString } from '../../../src/schema/json/index.ts';
import type { FieldColumn } from './field-columns.ts';
import { fieldsIn, type FieldRow, type OpenModel } from './open-model.ts';

interface Name {
  value: string;
  label: string;
}

const none: readonly Name[] = [];

/** Returns the names that a cell suggests: models, dictionaries, or the fields of the model that is added up. */
export function useCellNames(around: readonly SourceDocument[], { id, body }: Pick<OpenModel, 'id' | 'body'>) {
  return useMemo(() => {
    const models = new Map(ofKind(around, 'model').map((each) => [each.id, each.body]));
    models.set(id, body);
    const modelNames = [...models].map(([value, each]) => nameOf(value, readText(each['title'])));
    const dictionaries = ofKind(around, 'dictionary').flatMap((each) => {
      const code = readString(each.body['code']);
      return code === undefined ? [] : [nameOf(code, readText(each.body['title']))];
    });
    return ({ editor }: FieldColumn, { field }: FieldRow): readonly Name[] => {
      if (editor === 'models') return modelNames;
      if (editor === 'dictionaries') return dictionaries;
      if (editor !== 'fields') return none;
      const from = models.get(readString(readAt(field, ['x-rollup', 'from'])) ?? '');
      return Object.entries(fieldsIn(from ?? {})).map(([value, each]) =>
        nameOf(value, readText(readObject(each)['title'])),
      );
    };
  }, [around, id, body]);
}

function ofKind(around: readonly SourceDocument[], kind: DocumentKind): SourceDocument[] {
  return around.filter((document) => document.kind === kind);
}

function nameOf(value: string, title: string | undefined): Name {
  return { value, label: title === undefined || title === value ? value : `${title} ${value}` };
}
