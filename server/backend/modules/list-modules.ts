import { partition } from 'es-toolkit';

import { compareTexts } from '../../../src/engine/values/index.ts';
import { formResource } from '../online/index.ts';
import type { ModuleName } from './describe-module.ts';
import { findResources } from './find-resources.ts';
import type { KnownBackend } from './known-backend.ts';
import { onlineTables } from './online-modules.ts';
import { menuTitle } from './read-module.ts';
import type { AskedBackend } from './resource-calls.ts';

export interface ListedModule extends ModuleName {
  title: string;
  resource: string;
}

const mostGuesses = 1_000;

export async function listModules(backend: AskedBackend, known: KnownBackend): Promise<ListedModule[]> {
  const [resources, tables] = await Promise.all([
    findResources(backend, known, { mostGuesses }),
    onlineTables(backend),
  ]);
  const described = resources.map((resource): ListedModule => {
    const title = known.entities.get(resource)?.title ?? menuTitle(resource, known.pages) ?? '';
    return { kind: 'resource', name: resource, title, resource };
  });
  const online = tables.map(({ id, table, title }): ListedModule => {
    return { kind: 'online', name: table, title, resource: formResource(id) };
  });
  return [...byTitle(described), ...byTitle(online)];
}

function byTitle(modules: readonly ListedModule[]): ListedModule[] {
  const [named, others] = partition(modules, ({ title }) => title !== '');
  return [...named.toSorted((left, right) => compareTexts(left.title, right.title)), ...others];
}
