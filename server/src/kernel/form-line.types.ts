import { valuesFrom } from '@brokerage/domain/forms/field-input';
import type { FieldTable } from '@brokerage/domain/forms/fields';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A line of what the office published, as its form has it.', simpleResolvers: true })
export class FormLine {
  @Field(() => String, { description: 'As the input names it' })
  name: string;

  @Field(() => String, { description: 'As it is typed; a choice by its value' })
  value: string;
}

/** An input as its form is typed, to change what changed. */
export const formLines = (table: FieldTable, input: object): FormLine[] =>
  Object.entries(valuesFrom(table, input)).map(([name, value]) => ({ name, value: String(value) }));
