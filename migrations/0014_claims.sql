DROP INDEX `order_photos_stored`;--> statement-breakpoint
ALTER TABLE `order_photos` ADD `superseded_at` integer;--> statement-breakpoint
CREATE INDEX `order_photos_stored` ON `order_photos` (`order_id`,`role`,`created_at`,`superseded_at`) WHERE stored_at IS NOT NULL;--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `dropped_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `dropped` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE sent_at IS NULL AND dropped_at IS NULL;--> statement-breakpoint
DROP INDEX `orders_refund_check`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `refund_check_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_check_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered', 'emptied', 'refunded') THEN NULL
  ELSE nullif(min(coalesce(CASE WHEN paid_at IS NULL THEN NULL WHEN coalesce(refunds_read_at, 0) < (paid_at + 86400000) THEN max((paid_at + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 86400000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 604800000) THEN max((paid_at + 604800000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 604800000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 2592000000) THEN max((paid_at + 2592000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 2592000000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 7776000000) THEN max((paid_at + 7776000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 7776000000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 15120000000) THEN max((paid_at + 15120000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 15120000000))), 0)) ELSE NULL END, 9000000000000000), coalesce(CASE WHEN refunded_at IS NULL THEN NULL WHEN coalesce(refunds_read_at, 0) < (refunded_at + 86400000) THEN max((refunded_at + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 86400000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (refunded_at + 604800000) THEN max((refunded_at + 604800000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 604800000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (refunded_at + 2592000000) THEN max((refunded_at + 2592000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 2592000000))), 0)) ELSE NULL END, 9000000000000000), coalesce(CASE WHEN refund_claim_at IS NULL THEN NULL
  ELSE max((refund_claim_at + 300000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refund_claim_at + 300000))), 0)) END, 9000000000000000), coalesce(CASE WHEN dispute = 'disputed' THEN
  max((coalesce(refunds_read_at, paid_at) + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (coalesce(refunds_read_at, paid_at) + 86400000))), 0))
  ELSE NULL END, 9000000000000000)), 9000000000000000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_refund_check` ON `orders` (`refund_check_at`) WHERE refund_check_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `first_delivered_at` integer;--> statement-breakpoint
UPDATE `orders` SET `first_delivered_at` = (SELECT max(at) FROM changes
  WHERE subject_id = orders.id AND kind = 'delivered' AND at <= orders.corrections_at) WHERE `corrections_at` IS NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `delivered_at` = `first_delivered_at` WHERE `delivered_at` IS NOT NULL AND `status` <> 'delivered' AND EXISTS (
  SELECT 1 FROM changes WHERE subject_id = orders.id AND (kind = 'delivery_undone' AND at >= orders.delivered_at
    OR kind = 'refunded' AND at >= orders.delivered_at AND at < orders.delivered_at + 600000));--> statement-breakpoint
UPDATE `orders` SET `status` = 'emptied' WHERE `status` IN ('photos_received', 'in_production') AND `photos_erased_at` IS NOT NULL AND `files_at` IS NULL;
