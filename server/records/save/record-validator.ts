import {
  deletionProblems,
  evaluateForm,
  fieldsOf,
  mayHideByValues,
  type FieldTreeNode,
  type NodeState,
  type ResolvedForm,
} from '../../../src/engine/form/index.ts';
import { modelPermissions, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { validateRecord, type RuleSet } from '../../../src/engine/rules/index.ts';
import { parseDate } from '../../../src/engine/values/index.ts';
import type { RecordValidator, UnitOfWork } from '../call/index.ts';

interface Sources {
  models: ReadonlyMap<string, ResolvedModel>;
  forms: ReadonlyMap<string, ResolvedForm>;
  rules: RuleSet;
}

/**
 * Creates a validator for a record by its model, and by the model's own form, which may be stricter (a field that is
 * required when another has a value, a rule over several fields). The form is evaluated for the caller: fields that are
 * hidden from them are not required. For a record that is to be deleted, the form's rules for deleting apply.
 */
export function recordValidator({ models, forms, rules }: Sources): RecordValidator {
  const own = new Map([...forms].map(([id, form]) => [id, { ...form, ruleSet: rules }]));
  const ofModels = [...models.values()].flatMap((model) => modelPermissions(model).map(({ name }) => name));
  const names = new Set([...ofModels, ...[...forms.values()].flatMap(({ nodes }) => permissionsIn(nodes))]);
  const about = ({ context, now }: Pick<UnitOfWork, 'context' | 'now'>, mode: 'create' | 'edit') => {
    const { user, permissions } = context;
    return {
      user: { ...user, realname: user.realname ?? user.username, orgCode: user.orgCode ?? '', tenantId: user.tenantId },
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
      const evaluated = evaluateForm(form, record, { ...about(call, isNew ? 'create' : 'edit'), countsHidden: true });
      return [...problems, ...evaluated.problems.filter(({ path }) => path === '' || !reported.has(path))];
    },
    unseen: (model, record, { isNew, ...call }) => {
      const form = own.get(model.id);
      if (!form || (!isNew && !mayHideByValues(form))) return () => false;
      const context = { ...about(call, isNew ? 'create' : 'edit'), permissions: names };
      const { states, absent } = evaluateForm(form, record, context);
      return isNew ? unseenIn(form.nodes, states) : (path) => absent.has(path);
    },
    validateRemoval: (model, record, call) => {
      const form = own.get(model.id);
      return form ? deletionProblems(form, record, about(call, 'edit')) : [];
    },
  };
}

function unseenIn(nodes: readonly FieldTreeNode[], states: ReadonlyMap<string, NodeState>): (path: string) => boolean {
  const isUnseen = (address: string) => states.get(address)?.visible === false;
  const fields = new Map(fieldsOf(nodes).map((node) => [node.path, node]));
  return (path) => {
    const [name = '', index, inside] = path.split('.');
    const node = fields.get(path) ?? fields.get(name);
    if (!node || isUnseen(node.address) || inside === undefined) return node !== undefined && isUnseen(node.address);
    const row = fieldsOf(node.lines?.nodes ?? []).find((each) => each.path === inside);
    if (!row) return false;
    const numbered = `${node.address}.${index}${row.address.slice(`${node.address}.items`.length)}`;
    return isUnseen(states.has(numbered) ? numbered : row.address);
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
