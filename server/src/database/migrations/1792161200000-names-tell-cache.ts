import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts and comments are shown with the name and the role of who wrote them. */
export class NamesTellCache1792161200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger user_account_shown after update of name, role on user_account
        for each row when ((old.name, old.role) is distinct from (new.name, new.role)) execute function notify_cache('blogs')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger user_account_shown on user_account');
  }
}
