ALTER TABLE `order_photos` ADD `source_sha256` text;--> statement-breakpoint
-- SQLite adds no required column without a default; every order that is written brings its own number.
ALTER TABLE `orders` ADD `number` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- An odd factor modulo 2^40 gives every row another number, five bits a character.
UPDATE `orders` SET `number` =
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 35) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 30) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 25) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 20) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 15) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 10) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 5) & 31), 1) ||
  substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((((rowid * 721347520443) & 1099511627775) >> 0) & 31), 1);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);
