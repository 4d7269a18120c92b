import { DefaultNamingStrategy, type Table } from 'typeorm';
import { snakeCase } from '../kernel/snake-case.js';

/** Columns in snake_case, and names of keys and indexes a person can read and write by hand in a migration. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, customName ?? propertyName].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map(snakeCase).join('_')}_fkey`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map(snakeCase).join('_')}_idx`;
  }
}
