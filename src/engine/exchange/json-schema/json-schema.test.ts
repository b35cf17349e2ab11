import { expect, test } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';
import { readJsonSchema } from './read-schema.ts';

function read(value: JsonObject) {
  const { body, told } = readJsonSchema(value, { vocabulary });
  const file = {
    path: 'a/imported.form.json',
    file: '',
    text: printDocument({ kind: 'form', formatVersion: 1, title: '导入', ...body }),
  };
  const { problems } = checkDocuments([file], validators, vocabulary);
  return {
    body,
    nodes: body.properties as Record<string, JsonObject>,
    told: told.map(({ became, pointer }) => `${became} ${pointer}`),
    problems: problems
      .filter(({ code }) => code !== 'unused-document')
      .map(({ pointer, message }) => `${pointer} ${message}`),
  };
}

test('a schema with its uiSchema comes in, in the order that it says', () => {
  const { body, nodes, told, problems } = read({
    schema: {
      title: 'A registration form',
      description: 'A simple form example.',
      type: 'object',
      required: ['firstName', 'lastName'],
      properties: {
        firstName: { type: 'string', title: 'First name', default: 'Chuck' },
        lastName: { type: 'string', title: 'Last name', maxLength: 20, pattern: '^[A-Z]' },
        age: { type: 'integer', title: 'Age', minimum: 0, maximum: 120, multipleOf: 1 },
        bio: { type: 'string', title: 'Bio' },
        email: { type: 'string', format: 'email' },
        born: { type: 'string', format: 'date' },
        telephone: { type: ['string', 'null'], title: 'Telephone', minLength: 10 },
        colour: { type: 'string', title: 'Colour', enum: ['r', 'g'], enumNames: ['Red', 'Green'] },
        level: {
          type: 'number',
          oneOf: [
            { const: 1, title: 'Low' },
            { const: 2, title: 'High' },
          ],
        },
        tastes: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['sweet', 'sour'] } },
        agreed: { type: 'boolean', title: 'Agreed' },
        secret: { type: 'string' },
      },
    },
    uiSchema: {
      'ui:order': ['lastName', 'firstName', '*'],
      firstName: { 'ui:autofocus': true, 'ui:placeholder': 'given' },
      age: { 'ui:widget': 'updown', 'ui:help': 'In years' },
      bio: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
      colour: { 'ui:widget': 'radio', 'ui:disabled': true },
      secret: { 'ui:widget': 'hidden' },
      agreed: { 'ui:title': 'Really agreed', 'ui:widget': 'myWidget' },
    },
    formData: {},
  });
  expect(problems).toEqual([]);
  expect(body.title).toBe('A registration form');
  expect(Object.keys(nodes).slice(0, 3)).toEqual(['lastName', 'firstName', 'age']);
  expect(nodes).toMatchObject({
    firstName: {
      type: 'string',
      title: 'First name',
      default: 'Chuck',
      required: true,
      'x-component-props': { placeholder: 'given' },
    },
    lastName: { required: true, maxLength: 20, pattern: '^[A-Z]' },
    age: { type: 'integer', minimum: 0, maximum: 120, description: 'In years', 'x-component': 'Number' },
    bio: { 'x-component': 'TextArea', 'x-component-props': { rows: 5 } },
    email: { format: 'email' },
    born: { format: 'date' },
    telephone: { type: 'string', minLength: 10 },
    colour: {
      'x-component': 'Radio',
      'x-disabled': true,
      enum: [
        { value: 'r', label: 'Red' },
        { value: 'g', label: 'Green' },
      ],
    },
    level: {
      type: 'number',
      enum: [
        { value: 1, label: 'Low' },
        { value: 2, label: 'High' },
      ],
    },
    tastes: {
      type: 'array',
      'x-component': 'Checkbox',
      'x-component-props': { joined: false },
      enum: ['sweet', 'sour'],
    },
    agreed: { type: 'boolean', title: 'Really agreed' },
    secret: { 'x-hidden': true },
  });
  expect(told).toEqual([
    'kept /uiSchema/firstName/ui:autofocus',
    'kept /schema/properties/age/multipleOf',
    'kept /uiSchema/agreed/ui:widget',
  ]);
});

test('definitions, objects in objects and lists of objects come in', () => {
  const { nodes, told, problems } = read({
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: {
      address: {
        type: 'object',
        title: 'Address',
        required: ['city'],
        properties: { city: { type: 'string', title: 'City' } },
      },
      node: {
        type: 'object',
        properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
      },
    },
    type: 'object',
    properties: {
      home: { $ref: '#/definitions/address' },
      lines: {
        type: 'array',
        title: 'Lines',
        minItems: 1,
        items: { type: 'object', properties: { qty: { type: 'number' }, at: { $ref: '#/definitions/address' } } },
      },
      tree: { $ref: '#/definitions/node' },
      far: { $ref: 'https://example.com/schema.json' },
    },
    allOf: [{ properties: { more: { type: 'boolean' } } }, { if: { properties: {} }, then: {} }],
    dependencies: { home: ['lines'] },
  });
  expect(problems).toEqual([]);
  expect(nodes).toMatchObject({
    home: { type: 'object', title: 'Address', properties: { city: { required: true, title: 'City' } } },
    lines: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { qty: { type: 'number' }, at: { type: 'object' } } },
    },
    tree: { properties: { name: { type: 'string' }, children: { items: { properties: { name: {} } } } } },
    more: { type: 'boolean' },
  });
  expect(told.toSorted()).toEqual([
    'kept /allOf',
    'kept /dependencies',
    'kept /properties/far/$ref',
    expect.stringMatching(/^lost .*\/children$/),
  ]);
});
