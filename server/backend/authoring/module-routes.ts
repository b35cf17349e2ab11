import { namedModule } from '../../../src/engine/exchange/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { keyOfPath } from '../../../src/schema/parse/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { documentsWithDrafts, editsSome, saveNewDrafts, takenKeys } from '../../documents/index.ts';
import {
  defineRoute,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Query,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import {
  describeModule,
  documentsOf,
  listModules,
  moduleKinds,
  type DescribedModule,
  type ModuleName,
} from '../modules/index.ts';
import { recentValues } from '../recent.ts';
import { documentedResources } from './documented-resources.ts';
import type { Knowledge } from './knowledge.ts';
import { describedAnswer, savedAnswer } from './module-answers.ts';

type Sources = Parameters<typeof takenKeys>[0];

interface WantedModule extends ModuleName {
  id: string | undefined;
  title: string | undefined;
}

const lifetime = 60_000;
const most = 100;

export function moduleRoutes({ backEnd, known }: Knowledge, sources: Sources): Route[] {
  const permission = editsSome(() => sources.catalogue.current());
  const recent = recentValues<DescribedModule>({ lifetime, most });
  const describe = async (call: Call, { kind, name, id, title }: WantedModule): Promise<DescribedModule> => {
    const described = await recent.getOrMake(`${String(call.token)} ${kind} ${name}`, async () =>
      describeModule(backEnd(call), await known(call), { kind, name }),
    );
    return { ...described, module: namedModule(described.module, { id, title }) };
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/document/module/list',
      permission,
      async handler(call) {
        const names = await known(call);
        const listed = await listModules(backEnd(call), names);
        const documented = documentedResources(await documentsWithDrafts(sources, call.person()));
        const modules = listed.map((module) => ({ ...module, document: documented.get(module.resource) ?? null }));
        return success({ modules, isDescribed: names.entities.size > 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/module/describe',
      permission,
      async handler(call) {
        const wanted = readWanted(call.query);
        const described = await describe(call, wanted);
        const documents = documentsOf(described.module, wanted.kind);
        const taken = await takenKeys(sources, call.person());
        const documented = documentedResources(await documentsWithDrafts(sources, call.person()));
        return success(describedAnswer(described, documents, { taken, documented }));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/document/module/drafts',
      permission,
      async handler(call) {
        const wanted = call.body(readWanted);
        const { module } = await describe(call, wanted);
        const documents = documentsOf(module, wanted.kind);
        const texts = new Map([...documents].map(([key, body]) => [key, printDocument(body)]));
        await saveNewDrafts(sources, call.person(), texts);
        return success(savedAnswer(module, documents), { message: say('保存成功') });
      },
    }),
  ];
}

function readWanted(source: JsonObject | Query): WantedModule {
  const [kind, name] = [requiredText(source, 'kind', 20), requiredText(source, 'name', 200)];
  const known = moduleKinds.find((each) => each === kind);
  if (known === undefined) throw new Refusal(say('参数 kind 应是 {kinds} 之一。', { kinds: moduleKinds.join('、') }));
  const id = optionalText(source, 'id', 100);
  if (id !== undefined && (!id.includes('/') || keyOfPath(`${id}.model.json`) === undefined))
    throw new Refusal(say('编号“{id}”不对，应像 sales/order 那样写：小写字母、数字和短横。', { id }));
  const title = optionalText(source, 'title', 100)?.trim();
  return { kind: known, name: known === 'resource' ? readResource(name) : name, id, title: title || undefined };
}

function readResource(text: string): string {
  const resource = `/${text.replace(/^\/+|\/+$/g, '')}`;
  if (!/^(?:\/[\w-]+)+$/.test(resource))
    throw new Refusal(say('路径“{text}”不对，应像 /test/jeecgDemo 那样写，不带 /list。', { text }));
  return resource;
}
