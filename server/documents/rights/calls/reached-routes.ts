import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import type { CatalogueState } from '../../../catalogue/index.ts';
import { authorize, Refusal, type Person, type Route } from '../../../http/index.ts';

export interface ReachedRoutes {
  own: readonly Route[];
  models: readonly Route[];
}

export type RoutesOf = (state: CatalogueState) => ReachedRoutes;

/** A call as written in a document. Without a method it is a GET. */
export interface WrittenCall {
  method?: string;
  path: string;
  step?: string;
}

/** Returns the routes that a call can reach for any values of its placeholders in braces. */
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

/**
 * Returns the permission that a user lacks for a route: undefined if they may call it, and `''` if no permission gives
 * access.
 */
export function lackedFor(person: Person, { permission }: Route): string | undefined {
  try {
    authorize(person, permission);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return typeof permission === 'string' ? permission : '';
  }
}

/** Returns the permissions of the transitions that a call of a model's route can take. */
export function stepsOf(models: Iterable<ResolvedModel>, { path }: Route, { step }: WrittenCall): string[] {
  const model = modelAt(models, path);
  const verb = path.slice(path.lastIndexOf('/') + 1);
  if (!model || !/^transition(?:Batch)?$/.test(verb)) return [];
  const all = model.states?.transitions ?? [];
  const named = all.filter(({ name }) => name === step);
  return (named.length > 0 ? named : all).map(({ permission }) => permission);
}

export function modelAt(models: Iterable<ResolvedModel>, path: string): ResolvedModel | undefined {
  const resource = path.slice(0, path.lastIndexOf('/'));
  return [...models].find((model) => model.resource === resource);
}
