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
  ELSE max((refund_claim_at + 300000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refund_claim_at + 300000))), 0)) END, 9000000000000000), coalesce(CASE WHEN dispute = 'disputed'
    OR (dispute = 'warning' AND coalesce(refunds_read_at, paid_at) < (paid_at + 15120000000)) THEN
  max((coalesce(refunds_read_at, paid_at) + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (coalesce(refunds_read_at, paid_at) + 86400000))), 0))
  ELSE NULL END, 9000000000000000)), 9000000000000000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_refund_check` ON `orders` (`refund_check_at`) WHERE refund_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `disputes_under_way` ON `disputes` (`status`,`respond_by`) WHERE status IN ('open', 'answered') AND kind <> 'warning';