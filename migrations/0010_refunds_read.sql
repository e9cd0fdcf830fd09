DROP INDEX `orders_refund_check`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `refund_check_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunds_read_at` integer;--> statement-breakpoint
UPDATE `orders` SET `refunds_read_at` = `checked_at` WHERE `paid_at` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_check_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered') THEN NULL
  WHEN coalesce(refunds_read_at, 0) < (paid_at + 86400000) THEN max((paid_at + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 86400000))), 0))
  WHEN coalesce(refunds_read_at, 0) < (paid_at + 604800000) THEN max((paid_at + 604800000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 604800000))), 0))
  WHEN coalesce(refunds_read_at, 0) < (paid_at + 2592000000) THEN max((paid_at + 2592000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 2592000000))), 0))
  WHEN coalesce(refunds_read_at, 0) < (paid_at + 7776000000) THEN max((paid_at + 7776000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 7776000000))), 0))
  WHEN coalesce(refunds_read_at, 0) < (paid_at + 15120000000) THEN max((paid_at + 15120000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 15120000000))), 0))
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_refund_check` ON `orders` (`refund_check_at`) WHERE refund_check_at IS NOT NULL;