import {
  deletionProblems,
  evaluateForm,
  type FieldTreeNode,
  type ResolvedForm,
} from '../../../src/engine/form/index.ts';
import { modelPermissions, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { type RuleSet, validateRecord } from '../../../src/engine/rules/index.ts';
import { parseDate } from '../../../src/engine/values/index.ts';
import type { RecordValidator, UnitOfWork } from '../call/index.ts';

interface Sources {
  models: ReadonlyMap<string, ResolvedModel>;
  /** By model id. */
  forms: ReadonlyMap<string, ResolvedForm>;
  rules: RuleSet;
}

/**
 * Validates a record by its model, and by the model's own form, which may require more (a field that is required when
 * another has a value, a rule over several fields). The form is evaluated for the caller: fields that are hidden from
 * him are not required. Of a record that is to be deleted, the form's rules for deleting are asked.
 */
export function recordValidator({ models, forms, rules }: Sources): RecordValidator {
  const own = new Map([...forms].map(([id, form]) => [id, { ...form, ruleSet: rules }]));
  const ofModels = [...models.values()].flatMap((model) => modelPermissions(model).map(({ name }) => name));
  const names = new Set([...ofModels, ...[...forms.values()].flatMap(({ nodes }) => permissionsIn(nodes))]);
  const about = ({ context, now }: Pick<UnitOfWork, 'context' | 'now'>, mode: 'create' | 'edit') => {
    const { user, permissions } = context;
    return {
      user: { id: user.id, username: user.username, realname: user.username, orgCode: user.orgCode ?? '' },
      permissions: new Set([...names].filter((name) => permissions.has(name))),
      mode,
      now: parseDate(now) ?? new Date(),
    };
  };
  return {
    validate: (model, record, { isNew, ...call }) => {
      const problems = validateRecord(model, record, { rules, lineModels: models, user: call.context.user });
      const form = own.get(model.id);
      if (!form) return problems;
      const reported = new Set(problems.map(({ path }) => path));
      const evaluated = evaluateForm(form, record, about(call, isNew ? 'create' : 'edit'));
      return [...problems, ...evaluated.problems.filter(({ path }) => path === '' || !reported.has(path))];
    },
    validateRemoval: (model, record, call) => {
      const form = own.get(model.id);
      return form ? deletionProblems(form, record, about(call, 'edit')) : [];
    },
  };
}

function permissionsIn(nodes: readonly FieldTreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'problem') return [];
    const { permission } = node.linkage;
    const below = node.kind === 'layout' ? node.children : (node.lines?.nodes ?? []);
    return [...(permission === undefined ? [] : [permission]), ...permissionsIn(below)];
  });
}
