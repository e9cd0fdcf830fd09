CREATE INDEX `orders_paid` ON `orders` (`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_refund_failed` ON `orders` (`updated_at`) WHERE refund_failed_minor > 0;