import type { CatalogueState } from '../../../catalogue/index.ts';
import { authorize, type Person, Refusal, type Route } from '../../../http/index.ts';
import type { ResolvedModel } from '../../../../src/engine/model/index.ts';

/** The routes that calls reach: those of the server's rooms, and those that every model of a state has. */
export interface ReachedRoutes {
  own: readonly Route[];
  models: readonly Route[];
}

/** The routes of a state. */
export type RoutesOf = (state: CatalogueState) => ReachedRoutes;

/** A call as a document writes it; without a method it is one that reads. */
export interface WrittenCall {
  method?: string;
  path: string;
  /** The name of a transition or creation, where the call says it. */
  step?: string;
}

/** The routes that a call may reach, whatever its names in braces stand for. */
export function reachedBy(routes: readonly Route[], { method = 'GET', path }: WrittenCall): Route[] {
  return routes.filter(
    (route) =>
      route.base === 'api' &&
      [route.method].flat().some((each) => each === method) &&
      mayBeSame(path.split('/'), route.path.split('/')),
  );
}

function mayBeSame(written: readonly string[], route: readonly string[]): boolean {
  const isRest = route.at(-1) === '*';
  if (isRest ? written.length < route.length : written.length !== route.length) return false;
  return route.every((part, index) => {
    const isOpen = part.startsWith(':') || part === '*';
    return isOpen || part === written[index] || written[index]?.includes('{') === true;
  });
}

/** What a person lacks for a call of a route; undefined where they may make it, `''` where no name says it. */
export function lackedFor(person: Person, { permission }: Route): string | undefined {
  try {
    authorize(person, permission);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return typeof permission === 'string' ? permission : '';
  }
}

/** The permissions of the steps of a model's bills that a call of one of its routes may take. */
export function stepsOf(models: Iterable<ResolvedModel>, { path }: Route, { step }: WrittenCall): string[] {
  const model = modelAt(models, path);
  const verb = path.slice(path.lastIndexOf('/') + 1);
  if (!model || !/^transition(?:Batch)?$/.test(verb)) return [];
  const all = model.states?.transitions ?? [];
  const named = all.filter(({ name }) => name === step);
  return (named.length > 0 ? named : all).map(({ permission }) => permission);
}

/** The model whose records a route works with. */
export function modelAt(models: Iterable<ResolvedModel>, path: string): ResolvedModel | undefined {
  const resource = path.slice(0, path.lastIndexOf('/'));
  return [...models].find((model) => model.resource === resource);
}
