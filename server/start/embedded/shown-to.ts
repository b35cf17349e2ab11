import type { Person } from '../../http/index.ts';
import { contextOfPerson, type RecordEngine } from '../../records/index.ts';
import { systemModels } from '../system-models/index.ts';

export function withShownRows(engine: Pick<RecordEngine, 'shownRows'>, person: Person | undefined): Person | undefined {
  if (!person?.conditions) return person;
  const context = contextOfPerson(person);
  return {
    ...person,
    shown(table) {
      const model = systemModels.get(table);
      return model === undefined ? undefined : engine.shownRows(model, context);
    },
  };
}
