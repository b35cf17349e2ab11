import {
  defineRoute,
  deletionRoutes,
  forbidden,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { contextOf, nameRecords, refuse } from '../../records/index.ts';
import { publishPermission } from '../may-edit.ts';
import { readAllow } from '../read-change.ts';
import { editForm } from './edit-form.ts';
import { onlineFormModel } from './form-rows.ts';
import { synchronise, withdraw, type OnlineFormParts } from './synchronise.ts';

const base = '/online/cgform';

export function onlineFormRoutes(parts: OnlineFormParts): Route[] {
  const { engine } = parts;
  const synchronised = async (call: Call, { id, mode, allow }: { id: string; mode: string; allow: boolean }) => {
    await synchronise(
      parts,
      { person: call.person(), context: { ...contextOf(call), idempotencyKey: undefined } },
      { id, mode: readMode(mode), allow },
    );
    return success(null, { message: say('同步数据库成功!') });
  };
  return [
    defineRoute({
      method: ['PUT', 'POST'],
      path: `${base}/head/edit`,
      permission: 'online:cgform:edit',
      takesLines: true,
      async handler(call) {
        const changed = await editForm(
          engine,
          call,
          call.body((body) => body),
        );
        return success(changed, { message: say('修改成功!') });
      },
    }),
    ...deletionRoutes(
      `${base}/head`,
      'online:cgform:delete',
      async (call, ids) => {
        const person = call.person();
        const isPublisher = person.permissions.has(publishPermission);
        if (isPublisher) await withdraw(parts, person, { ids, allow: readAllow(call.query) });
        else throw forbidden([publishPermission]);
        await nameRecords(call, { engine, model: onlineFormModel, choice: { ids } });
        await engine.removeBatch(onlineFormModel, ids, contextOf(call)).catch(refuse);
      },
      { one: text('删除成功!'), several: text('批量删除成功!') },
    ),
    defineRoute({
      method: 'POST',
      path: `${base}/api/doDbSynch`,
      permission: publishPermission,
      handler: (call) =>
        synchronised(
          call,
          call.body((body) => ({
            id: requiredText(body, 'id', 64),
            mode: optionalText(body, 'mode', 10) ?? 'normal',
            allow: readAllow(body),
          })),
        ),
    }),
    defineRoute({
      method: 'POST',
      path: `${base}/api/doDbSynch/:id/:mode`,
      permission: publishPermission,
      longWork: 'publication',
      handler: (call) =>
        synchronised(call, {
          id: requiredText(call.params, 'id', 64),
          mode: requiredText(call.params, 'mode', 10),
          allow: readAllow(call.query),
        }),
    }),
  ];
}

function readMode(mode: string): 'normal' | 'force' {
  if (mode === 'normal' || mode === 'force') return mode;
  throw new Refusal(say('参数 mode 应是 normal 或 force。'));
}
