import { documentKey } from '../../../src/schema/documents/document.ts';
import { changedModels, type Effect, type EffectSource } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { hasOnlineForms } from './follow-names.ts';
import { readHeads } from './form-rows.ts';
import { modelId } from './online-form.ts';

/** Finds models of online forms that are changed: the form does not have the change, and could overwrite it. */
export const onlineFormEffects: EffectSource = {
  async find(db, change) {
    const changed = changedModels(change).flatMap(({ before, after }) => (before && after ? [after] : []));
    const online = changed.filter(({ id, table }) => id === modelId(table));
    if (online.length === 0 || !(await hasOnlineForms(db))) return [];
    const forms = new Map((await readHeads(db)).map((form) => [form.table, form]));
    return online.flatMap(({ id, table, title }): Effect[] => {
      const form = forms.get(table);
      if (!form?.isPublished) return [];
      return [
        {
          id: `online-form:${id}`,
          sort: 'online-form',
          document: documentKey(id, 'model'),
          pointer: '',
          model: id,
          rows: 0,
          samples: [],
          message: say(
            '“{title}”由在线表单“{form}”生成：字段改名会写回在线表单，别的改动不会；它下次同步时会先提示，强制同步会盖掉这些改动。',
            { title, form: form.title },
          ),
        },
      ];
    });
  },
};
